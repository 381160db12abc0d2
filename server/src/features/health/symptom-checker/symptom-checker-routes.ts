import * as endpoints from "@anteroom/contract/health/checker-feedback";
import { mount, type Call } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import { saveFeedback } from "./save-feedback.ts";
import type { clinicCountCheckerFeedback as shape } from "@anteroom/contract/health/checker-feedback";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { sql } from "kysely";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";

/** Registers the routes to give anonymous feedback on the symptom checker, and to count it for the clinic. */
export function symptomCheckerRoutes({ app }: Pick<Services, "app">): void {
  mount(app, endpoints.saveCheckerFeedback, saveFeedback);
  mount(app, endpoints.clinicCountCheckerFeedback, countFeedback);
}

type Counted = AnswerOf<typeof shape>["data"]["collection"][number];

/** Returns counts only, never single answers. */
async function countFeedback({
  query: { from, to },
  tx,
}: Call<typeof shape>): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  if (to < from) return problem("validation_failed", { fields: [{ path: "querystring.to", code: "span" }] });
  const { rows } = await tx((one) =>
    sql<Counted>`
      with given as (select * from checker_feedback where given_on >= ${from} and given_on < ${to}),
      told (by, value, is_helpful) as (
        select 'all', '', is_helpful from given
        union all select 'urgency', urgency, is_helpful from given
        union all select 'complaint', complaint, is_helpful from given, unnest(complaints) complaint
        union all select 'language', language, is_helpful from given
        union all select 'knowledge_version', knowledge_version, is_helpful from given
        union all select 'reason', reason, is_helpful from given where reason is not null)
      select by, value, count(*) filter (where is_helpful)::int as helpful,
        count(*) filter (where not is_helpful)::int as not_helpful
      from told group by by, value order by by, count(*) desc, value`.execute(one),
  );
  return { data: { collection: rows } };
}
