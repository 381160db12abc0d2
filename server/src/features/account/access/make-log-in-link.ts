import type { clinicLogInLink as shape } from "@anteroom/contract/account/access";
import { issueAccountToken } from "../../../shared/account/account-tokens.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import { tokenKinds } from "./token-kinds.ts";

/**
 * Creates a link that signs a patient in once, within 3 days, for the clinic's own message; sends nothing.
 * Earlier links stay valid. Audited. `not_found` for a doctor's token and for patients without an account.
 */
export function makeLogInLink(
  { tenant, caller, params, now, tx }: Call<typeof shape>,
  { config }: Pick<Services, "config">,
) {
  return tx(async (one) => {
    const patientId = params.patient_id;
    const account = await one
      .selectFrom("credentials")
      .select("patient_id")
      .where("patient_id", "=", patientId)
      .executeTakeFirst();
    if (!account || caller.doctorId !== null) return problem("not_found");
    const { kind, lifetime } = tokenKinds.logIn;
    const token = await issueAccountToken(one, { tenantId: tenant.id, kind, patientId, now, lifetime });
    const entry = { action: "login_link.create", object: `patient/${patientId}` } as const;
    await audit(one, tenant.id, { actor: actorOf(caller), ...entry });
    const link = tenantAddress(config, tenant, `/?token=${token}`);
    return { data: { entity: { link, expires_at: new Date(now.getTime() + lifetime).toISOString() } } };
  });
}
