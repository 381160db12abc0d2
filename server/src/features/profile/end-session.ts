import type { endSession as shape } from "@anteroom/contract/profile";
import { actorOf, audit } from "../../platform/audit.ts";
import type { Call } from "../../platform/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { retirePending } from "../../platform/retire-pending.ts";

/** Signs out one device of the patient; `forgetSession` is told, so that no memory of it lives on. */
export async function endSession(
  { tenant, caller, params, now, tx }: Call<typeof shape>,
  forgetSession: (tokenHash: Buffer) => void,
): Promise<undefined | ProblemOutcome> {
  const ended = await tx(async (one) => {
    const row = await one
      .updateTable("sessions")
      .set({ revoked_at: now })
      .where("id", "=", params.session_id)
      .where("patient_id", "=", caller.patientId)
      .where("revoked_at", "is", null)
      .returning("token_hash")
      .executeTakeFirst();
    if (!row) return null;
    await retirePending(one, { patientId: caller.patientId, now });
    const object = `patient/${caller.patientId}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "session.end_elsewhere", object });
    return row.token_hash;
  });
  if (!ended) return problem("not_found");
  forgetSession(ended);
  return undefined;
}
