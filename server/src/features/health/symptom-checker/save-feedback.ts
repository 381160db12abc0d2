import type { saveCheckerFeedback as shape } from "@anteroom/contract/health/checker-feedback";
import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import { sql } from "kysely";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { addressSubject, countTries } from "../../../platform/http/rate-limits.ts";

/** Most in 15 minutes from one network, which a waiting room may share, and in all of the clinic. */
const mostPerAddress = 40;
const mostInAll = 600;

/**
 * Stores an anonymous answer, without patient or address. The same id again on the same day replaces it, later it is
 * ignored. `validation_failed` for a reason with a helpful check, `too_many_requests` above 40 of one network or 600
 * of the clinic in 15 minutes.
 */
export async function saveFeedback({
  tenant,
  body,
  address,
  now,
  tx,
}: Call<typeof shape>): Promise<undefined | ProblemOutcome> {
  if (!isCheckerOffered(tenant.settings)) return problem("feature_off");
  const { is_helpful: isHelpful, reason = null } = body;
  if (isHelpful && reason !== null)
    return problem("validation_failed", { fields: [{ path: "body.reason", code: "not-asked" }] });
  const limits = [
    { subject: addressSubject(address, "checker-feedback"), most: mostPerAddress },
    { subject: hashOf("checker-feedback of everybody"), most: mostInAll },
  ];
  return tx(async (one) => {
    const wait = await countTries(one, tenant.id, limits, now);
    if (wait !== null) return problem("too_many_requests", { retry_after: wait });
    await sql`
      insert into checker_feedback
        (tenant_id, id, given_on, is_helpful, reason, complaints, urgency, knowledge_version, language)
      values (${tenant.id}, ${Buffer.from(body.id, "hex")}, ${now.toISOString().slice(0, 10)}, ${isHelpful}, ${reason},
        ${[...new Set(body.complaints)]}, ${body.urgency}, ${body.knowledge_version}, ${body.language})
      on conflict (tenant_id, id) do update set is_helpful = excluded.is_helpful, reason = excluded.reason
        where checker_feedback.given_on = excluded.given_on`.execute(one);
    return undefined;
  });
}
