import * as shapes from "@anteroom/contract/appointment/files";
import type { Services } from "../../platform/config/services.ts";
import { acceptFiles } from "../../platform/files/accept-files.ts";
import { mount } from "../../platform/http/mount.ts";
import type { FileDeps } from "../../shared/appointment/receive-file.ts";
import { clinicDownloadFile, clinicListFiles, clinicRemoveFile } from "./file-reads.ts";
import { notesRoutes } from "./notes/notes-routes.ts";
import { prescriptionTemplateRoutes } from "./notes/prescription-templates.ts";
import { prescribe } from "./notes/prescribe.ts";
import { signatureRoutes } from "./signature/signature-routes.ts";
import { shareFile, shareLink, writeSummary } from "./file-sharing.ts";

/**
 * Registers the clinic's file routes of an appointment: list, download, share (file, link, summary), delete
 * (S6.ROLE.11), and those of prescriptions, their templates, doctors' signatures and internal
 * notes.
 */
export function clinicFileRoutes(services: Pick<Services, "app" | "config">, deps: FileDeps): void {
  const { app, config } = services;
  mount(app, shapes.clinicAppointmentFiles, clinicListFiles);
  mount(app, shapes.clinicDownloadFile, (call) => clinicDownloadFile(deps, call));
  mount(app, shapes.clinicRemoveFile, (call) => clinicRemoveFile(deps, call));
  mount(app, shapes.clinicShareLink, (call) => shareLink(deps, call));
  mount(app, shapes.clinicWriteSummary, (call) => writeSummary(deps, call));
  mount(app, shapes.clinicPrescribe, (call) => prescribe({ ...deps, dataKey: config.dataKey }, call));
  notesRoutes(app);
  prescriptionTemplateRoutes(app);
  signatureRoutes(services);
  acceptFiles(app, (scope) => mount(scope, shapes.clinicShareFile, (call) => shareFile(deps, call)));
}
