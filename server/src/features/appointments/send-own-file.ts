import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { sendFile as shape } from "@anteroom/contract/appointment/files";
import { maySendFiles } from "@anteroom/domain/appointment/appointment-files";
import { actorOf } from "../../platform/privacy/audit.ts";
import type { Call } from "../../platform/http/mount.ts";
import { actingFor, loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { receiveFile, type FileDeps } from "../../shared/appointment/receive-file.ts";

/**
 * Receives the request's body as a file for the doctor, with the caller's appointment (S1.36); audits it and
 * sends hints. `name` is the value of the file-name header. `files_closed` when files can no longer be sent.
 */
export function sendOwnFile(
  deps: FileDeps,
  call: Call<typeof shape>,
  name: string | undefined,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { caller, params, now } = call;
  return receiveFile(deps, call, name, async (tx) => {
    const row = await loadOwnAppointment(tx, caller, params.appointment_id);
    if (!row) return problem("not_found");
    if (!maySendFiles({ status: row.status, endTime: row.end_time.getTime() }, now.getTime()))
      return problem("files_closed");
    return {
      appointmentId: row.id,
      sender: "patient",
      kind: "file",
      audited: { actor: actorOf(caller), ...actingFor(caller, row) },
    };
  });
}
