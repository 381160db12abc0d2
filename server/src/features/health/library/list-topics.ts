import type {
  listTopics as titles,
  listTopicSynonyms as synonyms,
} from "@anteroom/contract/health/health-topics";
import { isGateOpen } from "@anteroom/domain/clinic/gates";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { HealthLibrary, TopicName } from "../../../ports/health-library.ts";
import { markNotModified } from "./is-known-answer.ts";
import { foldWords } from "@anteroom/domain/text/fold-words";
import type { Locale } from "@anteroom/domain/shared/locales";

/** Returns the topics of all libraries; a later library's topic with a known title or synonym is omitted. */
function topicNames(libraries: readonly HealthLibrary[], locale: Locale): TopicName[] {
  const known = new Set<string>();
  return libraries.flatMap((library) => {
    const names = library.names(locale).filter(({ title }) => !known.has(keyOf(title)));
    for (const { title, synonyms } of names) for (const name of [title, ...synonyms]) known.add(keyOf(name));
    return names;
  });
}

const keyOf = (name: string) => foldWords(name).join(" ");

/**
 * Returns the handler that lists all topic titles in the page's language, without duplicates across
 * libraries; 304 when unchanged.
 */
export function listTopics(libraries: readonly HealthLibrary[]) {
  return ({ tenant, locale, request, reply }: Call<typeof titles>) => {
    if (!isGateOpen("elsevierIntegration", tenant.settings)) return problem("feature_off");
    const collection = topicNames(libraries, locale).map(({ slug, title, language }) => ({
      slug,
      title,
      language,
    }));
    const answer = { data: { collection } };
    if (markNotModified(answer, request, reply)) reply.code(304).send();
    return answer;
  };
}

/**
 * Returns the handler that lists the topics' synonyms by slug, for the search in the browser; 304 when
 * unchanged.
 */
export function listTopicSynonyms(libraries: readonly HealthLibrary[]) {
  return ({ tenant, locale, request, reply }: Call<typeof synonyms>) => {
    if (!isGateOpen("elsevierIntegration", tenant.settings)) return problem("feature_off");
    const collection = topicNames(libraries, locale).map(({ slug, synonyms: others }) => ({
      slug,
      synonyms: [...others],
    }));
    const answer = { data: { collection } };
    if (markNotModified(answer, request, reply)) reply.code(304).send();
    return answer;
  };
}
