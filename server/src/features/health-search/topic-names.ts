import { foldWords } from "@anteroom/domain/fold-words";
import type { Locale } from "@anteroom/domain/locales";
import type { HealthLibrary, TopicName } from "../../ports/health-library.ts";

/** One library after the other; a later one's topic whose title an earlier one has is not offered a second time. */
export function topicNames(libraries: readonly HealthLibrary[], locale: Locale): TopicName[] {
  const known = new Set<string>();
  return libraries.flatMap((library) => {
    const names = library.names(locale).filter(({ title }) => !known.has(keyOf(title)));
    for (const { title, synonyms } of names) for (const name of [title, ...synonyms]) known.add(keyOf(name));
    return names;
  });
}

const keyOf = (name: string) => foldWords(name).join(" ");
