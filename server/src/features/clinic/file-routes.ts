import * as shapes from "@anteroom/contract/appointment/files";
import type { FastifyInstance } from "fastify";
import { acceptFiles } from "../../platform/files/accept-files.ts";
import { mount } from "../../platform/http/mount.ts";
import type { FileParts } from "../../shared/appointment/receive-file.ts";
import { clinicDownloadFile, clinicListFiles, clinicRemoveFile } from "./file-reads.ts";
import { shareFile, shareLink, writeSummary } from "./file-sharing.ts";

/** The files of a visit, for the clinic's own programs: what the patient sent, and what the doctor shares (S6.ROLE.11). */
export function clinicFileRoutes(app: FastifyInstance, parts: FileParts): void {
  mount(app, shapes.clinicVisitFiles, clinicListFiles);
  mount(app, shapes.clinicDownloadFile, (call) => clinicDownloadFile(parts, call));
  mount(app, shapes.clinicRemoveFile, (call) => clinicRemoveFile(parts, call));
  mount(app, shapes.clinicShareLink, (call) => shareLink(parts, call));
  mount(app, shapes.clinicWriteSummary, (call) => writeSummary(parts, call));
  acceptFiles(app, (scope) => mount(scope, shapes.clinicShareFile, (call) => shareFile(parts, call)));
}
