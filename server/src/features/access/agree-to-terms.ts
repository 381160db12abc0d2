import type { agreeToTerms as shape } from "@anteroom/contract/access";
import { actorOf, audit } from "../../platform/audit.ts";
import type { Call } from "../../platform/mount.ts";
import { problem } from "../../platform/problem.ts";
import { keepAgreement } from "./keep-agreement.ts";

/** Keeps the agreement to the terms that were shown; to other ones nobody agrees by accident. */
export function agreeToTerms({ tenant, caller, body, now, tx }: Call<typeof shape>) {
  return tx(async (one) => {
    if (body.version !== tenant.settings.termsVersion) return problem("terms_changed");
    const { patientId } = caller;
    const isNew = await keepAgreement(one, {
      tenantId: tenant.id,
      patientId,
      version: body.version,
      agreedAt: now,
    });
    const entry = { action: "terms.agree", object: `patient/${patientId}` } as const;
    if (isNew) await audit(one, tenant.id, { actor: actorOf(caller), ...entry });
    return undefined;
  });
}
