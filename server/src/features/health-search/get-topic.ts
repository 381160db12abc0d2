import type { getTopic as endpoint } from "@anteroom/contract/health-topics";
import { isGateOpen } from "@anteroom/domain/gates";
import type { Call } from "../../platform/mount.ts";
import { problem } from "../../platform/problem.ts";
import type { HealthLibrary } from "../../ports/health-library.ts";
import { isKnownAnswer } from "./is-known-answer.ts";

/** One topic, in English where nobody has written it in the language of the page. */
export function getTopic(libraries: readonly HealthLibrary[]) {
  return ({ tenant, locale, params: { slug }, request, reply }: Call<typeof endpoint>) => {
    if (!isGateOpen("elsevierIntegration", tenant.settings)) return problem("feature_off");
    const topic = libraries.map((library) => library.topic(slug, locale)).find((found) => found !== null);
    if (!topic) return problem("not_found");
    const answer = { data: { entity: topic } };
    if (isKnownAnswer(answer, request, reply)) reply.code(304).send();
    return answer;
  };
}
