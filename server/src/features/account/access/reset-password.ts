import type { resetPassword as shape } from "@anteroom/contract/account/passwords";
import { audit } from "../../../platform/privacy/audit.ts";
import { consumeAccountToken } from "../../../shared/account/account-tokens.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { sendPasswordLink } from "./send-password-link.ts";
import { tokenKinds } from "./token-kinds.ts";

/**
 * Mails the link that renews an expired password, once for each token that a refused sign-in returned
 * (S4.SESSION.12), and audits it. `link_not_valid` when the token was used or has expired.
 */
export function resetPassword(
  { tenant, body, now, tx }: Call<typeof shape>,
  services: Pick<Services, "jobs" | "config">,
) {
  return tx(async (one) => {
    const requested = { kind: tokenKinds.renewal.kind, token: body.email_token, now };
    const { patientId = null } = (await consumeAccountToken(one, requested)) ?? {};
    if (patientId === null) return problem("link_not_valid");
    await sendPasswordLink(one, services, { tenant, patientId, mail: "renew_password", now });
    const object = `patient/${patientId}`;
    await audit(one, tenant.id, { actor: "anyone", action: "password.renewal", object });
    return undefined;
  });
}
