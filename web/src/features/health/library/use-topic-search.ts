import { type TopicTitle, listTopicSynonyms } from "@anteroom/contract/health/health-topics";
import { openWordSearch, type WordSearch } from "@anteroom/domain/text/word-search";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApp, useIsHydrated } from "../../../platform/app-context.tsx";
import { addressOf } from "@anteroom/contract/endpoint";
import type { FetchPath } from "@anteroom/contract/page";
import { fetchAnswer } from "../../../platform/fetch-answer.ts";
import { longLivedQuery } from "./topics-query.ts";

/** What else topics are called: for the search only, so not in the page itself. */
const synonymsQuery = (ask: FetchPath) =>
  queryOptions({
    queryKey: ["health-topic-synonyms"],
    queryFn: async () => {
      const { data } = await fetchAnswer(ask, listTopicSynonyms, addressOf(listTopicSynonyms));
      return new Map(data.collection.map(({ slug, synonyms }) => [slug, synonyms]));
    },
    ...longLivedQuery,
  });

/** A matching topic. `also`: the other name that matched; null for the title. */
export type FoundTopic = TopicTitle & { also: string | null };

/** So many results are shown: more would not be read. */
const shown = 8;

/**
 * Returns the topics that match the typed text, best first, at most eight; none for an empty one. Fetches the
 * other names after hydration; until then, and if that fails, it matches titles only. The search runs on the
 * device.
 */
export function useTopicSearch(topics: readonly TopicTitle[] | undefined, typed: string): FoundTopic[] {
  const { api } = useApp();
  const { data: synonyms } = useQuery({ ...synonymsQuery(api.ask), enabled: useIsHydrated() });
  const search = useMemo(() => openSearch(topics ?? [], synonyms), [topics, synonyms]);
  return useMemo(() => search(typed), [search, typed]);
}

/** The index of all names takes a slow phone longer than a frame; it is made with the first letter, not while the page wakes up. */
function openSearch(
  topics: readonly TopicTitle[],
  synonyms: ReadonlyMap<string, readonly string[]> | undefined,
): (typed: string) => FoundTopic[] {
  let find: WordSearch | undefined;
  const known = new Map(topics.map((topic) => [topic.slug, topic]));
  const open = () =>
    openWordSearch(
      Array.from(known.values(), ({ slug, title }) => ({
        id: slug,
        names: [title, ...(synonyms?.get(slug) ?? [])],
      })),
    );
  return (typed) => {
    if (typed.trim() === "") return [];
    find ??= open();
    return find(typed, shown).flatMap(({ id, name }): FoundTopic[] => {
      const topic = known.get(id);
      return topic ? [{ ...topic, also: name === topic.title ? null : name }] : [];
    });
  };
}
