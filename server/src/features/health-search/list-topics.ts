import type { TopicName, listTopics as endpoint } from "@anteroom/contract/health-topics";
import { foldWords } from "@anteroom/domain/fold-words";
import { isGateOpen } from "@anteroom/domain/gates";
import type { Locale } from "@anteroom/domain/locales";
import type { Call } from "../../platform/mount.ts";
import { problem } from "../../platform/problem.ts";
import type { HealthLibrary } from "../../ports/health-library.ts";
import { isKnownAnswer } from "./is-known-answer.ts";

/** The names of all topics in the language of the page: small enough that the search itself runs in the browser. */
export function listTopics(libraries: readonly HealthLibrary[]) {
  return ({ tenant, locale, request, reply }: Call<typeof endpoint>) => {
    if (!isGateOpen("elsevierIntegration", tenant.settings)) return problem("feature_off");
    const answer = { data: { collection: namesOf(libraries, locale) } };
    if (isKnownAnswer(answer, request, reply)) reply.code(304).send();
    return answer;
  };
}

/** One library after the other; a later one's topic whose title an earlier one has is not offered a second time. */
function namesOf(libraries: readonly HealthLibrary[], locale: Locale): TopicName[] {
  const known = new Set<string>();
  return libraries.flatMap((library) => {
    const names = library.names(locale).filter(({ title }) => !known.has(keyOf(title)));
    for (const { title, synonyms } of names) for (const name of [title, ...synonyms]) known.add(keyOf(name));
    return names;
  });
}

const keyOf = (name: string) => foldWords(name).join(" ");
