import {
  downloadFile,
  fileNameHeader,
  getAppointmentFiles,
  removeFile,
  sendFile,
  type downloadFile as shape,
} from "@anteroom/contract/appointment/files";
import type { FastifyInstance } from "fastify";
import { acceptFiles } from "../../platform/files/accept-files.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import type { FileDeps } from "../../shared/appointment/receive-file.ts";
import { listAppointmentFiles } from "./list-appointment-files.ts";
import { removeOwnFile } from "./remove-own-file.ts";
import { sendOwnFile } from "./send-own-file.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { sendFileDownload } from "../../platform/files/hand-over-file.ts";
import { actingFor, loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import type { ProblemOutcome } from "../../platform/http/problem.ts";
import { findStoredFile } from "../../platform/files/stored-file.ts";

/**
 * Registers the routes to list, download, send and delete an appointment's files, for its patient, carer or
 * guest. Files of the clinic are `not_found` when the clinic does not show shared files; a carer's reads are
 * audited.
 */
export function appointmentFileRoutes(app: FastifyInstance, deps: FileDeps): void {
  mount(app, getAppointmentFiles, listAppointmentFiles);
  mount(app, downloadFile, (call) => downloadOwnFile(deps, call));
  mount(app, removeFile, (call) => removeOwnFile(deps, call));
  acceptFiles(app, (scope) =>
    mount(scope, sendFile, (call) => sendOwnFile(deps, call, call.headers[fileNameHeader])),
  );
}

/** Sends a file of the caller's appointment, sent by either side. */
async function downloadOwnFile(
  { files }: FileDeps,
  { tenant, caller, params, reply, tx }: Call<typeof shape>,
): Promise<ProblemOutcome | undefined> {
  const file = await tx(async (one) => {
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    const found = row && (await findStoredFile(one, row.id, params.file_id));
    if (!row || !found || (found.sender === "clinic" && !tenant.settings.showSharedFiles)) return null;
    const acting = actingFor(caller, row);
    const object = `appointment/${row.id}`;
    if (acting.onBehalfOf !== undefined)
      await audit(one, tenant.id, { actor: actorOf(caller), action: "file.read", object, ...acting });
    return found;
  });
  return sendFileDownload(files, reply, file);
}
