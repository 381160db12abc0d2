import type { removeFile as shape } from "@anteroom/contract/appointment/files";
import { maySendFiles } from "@anteroom/domain/appointment/appointment-files";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Call } from "../../platform/http/mount.ts";
import { actingFor, loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { FileDeps } from "../../shared/appointment/receive-file.ts";
import { deleteStoredFile, findStoredFile } from "../../platform/files/stored-file.ts";

/**
 * Deletes a file that the patient's side sent to the caller's appointment, with its bytes; audits it and
 * sends hints. `files_closed` when files can no longer be sent, `not_found` for the clinic's files.
 */
export async function removeOwnFile(
  { files, hints }: FileDeps,
  { tenant, caller, params, now, tx }: Call<typeof shape>,
): Promise<ProblemOutcome | undefined> {
  const outcome = await tx(async (one) => {
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    const file = row && (await findStoredFile(one, row.id, params.file_id));
    if (!row || file?.sender !== "patient") return problem("not_found");
    if (!maySendFiles({ status: row.status, endTime: row.end_time.getTime() }, now.getTime()))
      return problem("files_closed");
    await deleteStoredFile(one, params.file_id);
    const object = `appointment/${row.id}`;
    const acting = actingFor(caller, row);
    await audit(one, tenant.id, { actor: actorOf(caller), action: "file.remove", object, ...acting });
    return file;
  });
  if (isProblem(outcome)) return outcome;
  if (outcome.storage_key !== null) await files.remove(outcome.storage_key);
  await hints.filesChanged(tenant.id, params.appointment_id);
  return undefined;
}
