import type { beginSymptomCheck as shape } from "@anteroom/contract/health/symptom-checks";
import { outsideCheckerOf } from "@anteroom/domain/health/outside-checker";
import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import { audit } from "../../../platform/privacy/audit.ts";
import { givenToken, patientOfToken } from "../../../platform/http/authentication.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem } from "../../../platform/http/problem.ts";
import { hashOf, newToken } from "../../../platform/crypto/secrets.ts";
import { addressSubject, countTries } from "../../../platform/http/rate-limits.ts";

/** Most checks of one network in 15 minutes; a waiting room may share it. */
const mostPerAddress = 40;

/**
 * Stores and audits the consent to pass answers to an external checker, and returns the check's token. The
 * consent has the patient's id when signed in, otherwise no person. `changed_elsewhere` when the company
 * differs from the one shown. At most 40 of one network in 15 minutes.
 */
export async function beginCheck({ tenant, body, now, tx, address, request, reply }: Call<typeof shape>) {
  reply.header("cache-control", "no-store");
  const { settings } = tenant;
  const outside = outsideCheckerOf(settings);
  if (!outside || !isCheckerOffered(settings)) return problem("feature_off");
  if (outside.company !== body.company) return problem("changed_elsewhere");
  const check = newToken();
  const outcome = await tx(async (one) => {
    const limit = { subject: addressSubject(address, "symptom checks"), most: mostPerAddress };
    const wait = await countTries(one, tenant.id, [limit], now);
    if (wait !== null) return problem("too_many_requests", { retry_after: wait });
    const given = givenToken("patient", request.headers);
    const patient = given && (await patientOfToken(one, given.token, now));
    const { id } = await one
      .insertInto("symptom_checks")
      .values({
        tenant_id: tenant.id,
        token_hash: hashOf(check),
        patient_id: patient?.patientId ?? null,
        provider: settings.symptomCheckerProvider,
        company: outside.company,
        consented_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const actor = patient ? `patient/${patient.patientId}` : "anyone";
    await audit(one, tenant.id, { actor, action: "symptom_check.consent", object: `symptom_check/${id}` });
    return null;
  });
  return isProblem(outcome) ? outcome : { data: { entity: { check } } };
}
