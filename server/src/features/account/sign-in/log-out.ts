import type { logOut as shape } from "@anteroom/contract/account/account";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";

/**
 * Ends the current session only, and audits it. Caches are not updated here: call `forgetSession` after it.
 */
export async function logOut({ tenant, caller, now, tx }: Call<typeof shape>): Promise<void> {
  await tx(async (one) => {
    await one
      .updateTable("sessions")
      .set({ revoked_at: now })
      .where("token_hash", "=", caller.tokenHash)
      .execute();
    const entry = { action: "session.end", object: `patient/${caller.patientId}` } as const;
    await audit(one, tenant.id, { actor: actorOf(caller), ...entry });
  });
}
