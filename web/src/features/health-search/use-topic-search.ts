import type { TopicTitle } from "@anteroom/contract/health-topics";
import { openWordSearch } from "@anteroom/domain/word-search";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApp, useIsAwake } from "../../platform/app-context.tsx";
import { synonymsQuery } from "./synonyms-query.ts";

/** `also`: the other name by which it was found; null where it was the title. */
export type FoundTopic = TopicTitle & { also: string | null };

/** So many results are shown: more would not be read. */
const shown = 8;

/** The topics that fit what is typed, the best first; until their other names have come, by title alone. The words are compared here and never sent. */
export function useTopicSearch(topics: readonly TopicTitle[] | undefined, typed: string): FoundTopic[] {
  const { api } = useApp();
  const { data: synonyms } = useQuery({ ...synonymsQuery(api.ask), enabled: useIsAwake() });
  const search = useMemo(() => {
    const known = new Map(topics?.map((topic) => [topic.slug, topic]));
    const find = openWordSearch(
      Array.from(known.values(), ({ slug, title }) => ({
        id: slug,
        names: [title, ...(synonyms?.get(slug) ?? [])],
      })),
    );
    return (words: string) =>
      find(words, shown).flatMap(({ id, name }): FoundTopic[] => {
        const topic = known.get(id);
        return topic ? [{ ...topic, also: name === topic.title ? null : name }] : [];
      });
  }, [topics, synonyms]);
  return useMemo(() => search(typed), [search, typed]);
}
