import type { clinicExpirePassword as shape } from "@anteroom/contract/account/access";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { invalidatePendingCredentials } from "../../../shared/account/retire-pending.ts";
import { endOtherSessions } from "../../../platform/http/sessions.ts";
import type { SessionListener } from "./session-listener.ts";

/**
 * Expires a patient's password at the clinic's request (D.60), ends their sessions, invalidates pending links
 * and codes, and audits it. The next sign-in must set a new password; no mail is sent here. `not_found` for a
 * doctor's token and for patients without an account.
 */
export async function expirePassword(
  { tenant, caller, params, now, tx }: Call<typeof shape>,
  listener: SessionListener,
) {
  const patientId = params.patient_id;
  const ended = await tx(async (one) => {
    if (caller.doctorId !== null) return null;
    const row = await one
      .updateTable("credentials")
      .set({ expired_at: now })
      .where("patient_id", "=", patientId)
      .returning("patient_id")
      .executeTakeFirst();
    if (!row) return null;
    const entry = { action: "password.expire", object: `patient/${patientId}` } as const;
    await audit(one, tenant.id, { actor: actorOf(caller), ...entry });
    await invalidatePendingCredentials(one, { patientId, now });
    return endOtherSessions(one, patientId, null, now);
  });
  if (ended === null) return problem("not_found");
  ended.forEach((tokenHash) => listener.forgetSession(tokenHash));
  return undefined;
}
