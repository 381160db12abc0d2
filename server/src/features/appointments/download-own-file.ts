import type { downloadFile as shape } from "@anteroom/contract/files";
import { actorOf, audit } from "../../platform/audit.ts";
import { handOverFile } from "../../platform/hand-over-file.ts";
import type { Call } from "../../platform/mount.ts";
import { actingFor, loadOwnAppointment } from "../../platform/own-appointment.ts";
import type { ProblemOutcome } from "../../platform/problem.ts";
import type { FileParts } from "../../platform/receive-file.ts";
import { findStoredFile } from "../../platform/stored-file.ts";

/** A file of one's own visit, whoever sent it. */
export async function downloadOwnFile(
  { files }: FileParts,
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
  return handOverFile(files, reply, file);
}
