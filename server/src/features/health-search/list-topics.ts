import type { listTopics as titles, listTopicSynonyms as synonyms } from "@anteroom/contract/health-topics";
import { isGateOpen } from "@anteroom/domain/gates";
import type { Call } from "../../platform/mount.ts";
import { problem } from "../../platform/problem.ts";
import type { HealthLibrary } from "../../ports/health-library.ts";
import { isKnownAnswer } from "./is-known-answer.ts";
import { topicNames } from "./topic-names.ts";

/** The titles of all topics in the language of the page. */
export function listTopics(libraries: readonly HealthLibrary[]) {
  return ({ tenant, locale, request, reply }: Call<typeof titles>) => {
    if (!isGateOpen("elsevierIntegration", tenant.settings)) return problem("feature_off");
    const collection = topicNames(libraries, locale).map(({ slug, title, language }) => ({
      slug,
      title,
      language,
    }));
    const answer = { data: { collection } };
    if (isKnownAnswer(answer, request, reply)) reply.code(304).send();
    return answer;
  };
}

/** What else they are called: small enough that the search itself runs in the browser. */
export function listTopicSynonyms(libraries: readonly HealthLibrary[]) {
  return ({ tenant, locale, request, reply }: Call<typeof synonyms>) => {
    if (!isGateOpen("elsevierIntegration", tenant.settings)) return problem("feature_off");
    const collection = topicNames(libraries, locale).map(({ slug, synonyms: others }) => ({
      slug,
      synonyms: [...others],
    }));
    const answer = { data: { collection } };
    if (isKnownAnswer(answer, request, reply)) reply.code(304).send();
    return answer;
  };
}
