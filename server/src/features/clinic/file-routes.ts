import * as shapes from "@anteroom/contract/appointment/files";
import type { FastifyInstance } from "fastify";
import { acceptFiles } from "../../platform/files/accept-files.ts";
import { mount } from "../../platform/http/mount.ts";
import type { FileDeps } from "../../shared/appointment/receive-file.ts";
import { clinicDownloadFile, clinicListFiles, clinicRemoveFile } from "./file-reads.ts";
import { notesRoutes } from "./notes/notes-routes.ts";
import { prescriptionTemplateRoutes } from "./notes/prescription-templates.ts";
import { prescribe } from "./notes/prescribe.ts";
import { shareFile, shareLink, writeSummary } from "./file-sharing.ts";

/**
 * Registers the clinic's file routes of an appointment: the patient's files, and those that the doctor shares
 * (S6.ROLE.11).
 */
export function clinicFileRoutes(app: FastifyInstance, deps: FileDeps): void {
  mount(app, shapes.clinicAppointmentFiles, clinicListFiles);
  mount(app, shapes.clinicDownloadFile, (call) => clinicDownloadFile(deps, call));
  mount(app, shapes.clinicRemoveFile, (call) => clinicRemoveFile(deps, call));
  mount(app, shapes.clinicShareLink, (call) => shareLink(deps, call));
  mount(app, shapes.clinicWriteSummary, (call) => writeSummary(deps, call));
  mount(app, shapes.clinicPrescribe, (call) => prescribe(deps, call));
  notesRoutes(app);
  prescriptionTemplateRoutes(app);
  acceptFiles(app, (scope) => mount(scope, shapes.clinicShareFile, (call) => shareFile(deps, call)));
}
