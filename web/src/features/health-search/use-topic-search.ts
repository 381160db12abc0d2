import type { TopicName } from "@anteroom/contract/health-topics";
import { openWordSearch } from "@anteroom/domain/word-search";
import { useMemo } from "react";

/** `also`: the other name by which it was found; null where it was the title. */
export type FoundTopic = TopicName & { also: string | null };

/** So many results are shown: more would not be read. */
const shown = 8;

/** The topics that fit what is typed, the best first. The words are compared here and never sent. */
export function useTopicSearch(topics: readonly TopicName[] | undefined, typed: string): FoundTopic[] {
  const search = useMemo(() => {
    const known = new Map(topics?.map((topic) => [topic.slug, topic]));
    const find = openWordSearch(
      [...known.values()].map(({ slug, title, synonyms }) => ({ id: slug, names: [title, ...synonyms] })),
    );
    return (words: string) =>
      find(words, shown).flatMap(({ id, name }): FoundTopic[] => {
        const topic = known.get(id);
        return topic ? [{ ...topic, also: name === topic.title ? null : name }] : [];
      });
  }, [topics]);
  return useMemo(() => search(typed), [search, typed]);
}
