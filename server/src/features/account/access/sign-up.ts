import type { signUp as shape } from "@anteroom/contract/account/access";
import { parseTaxId } from "@anteroom/domain/account/tax-id";
import type { Call } from "../../../platform/http/mount.ts";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { countTry } from "../../../platform/http/rate-limits.ts";
import { mailSubjectsOf } from "./mail-limits.ts";
import { refuseWeakPassword } from "./check-password.ts";

/**
 * Stores a sign-up with its hashed password and queues the job that mails a confirmation link; creates no
 * account yet. The job checks whether an account exists, so the answer does not reveal it. Requests are
 * limited by email address and by network. Refuses with `feature_off`, `terms_changed`, `too_many_requests`,
 * `validation_failed` for the tax number, or what is wrong with the password.
 */
export async function signUp(call: Call<typeof shape>, { jobs }: Pick<Services, "jobs">) {
  const { tenant, body, address, locale, now } = call;
  if (!tenant.settings.patientsSignUp) return problem("feature_off");
  if (body.terms_version !== tenant.settings.termsVersion) return problem("terms_changed");
  const taxNumber = body.tax_number ? parseTaxId(body.tax_number, tenant.settings.country) : null;
  if (body.tax_number && taxNumber === null)
    return problem("validation_failed", { fields: [{ path: "body.tax_number", code: "no-such-number" }] });
  const email = body.email.toLowerCase();
  const refusal = refuseWeakPassword(body.password, [email, body.name, tenant.manifest.name]);
  if (refusal) return refusal;
  const wait = await call.tx((tx) => countTry(tx, tenant.id, mailSubjectsOf("sign-up", email, address), now));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  const hash = await hashPassword(body.password);
  return call.tx(async (tx) => {
    const row = await tx
      .insertInto("sign_ups")
      .values({
        tenant_id: tenant.id,
        email,
        name: body.name,
        password_hash: hash,
        taxpayer_number: taxNumber,
        mgen_client_number: body.mgen_client_number || null,
        terms_version: body.terms_version,
        terms_agreed_at: now,
        language: locale,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await jobs.send(tx, { tenant: tenant.id, kind: "sign-up", id: row.id });
    return undefined;
  });
}
