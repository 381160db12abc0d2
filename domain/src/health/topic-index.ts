import { foldWords } from "../text/fold-words.ts";

/**
 * The Arabic article, which an index ignores; not where a word only begins like it, as "inflammation" and "sprain"
 * do.
 */
const article = /^ال(?!ت(?:هاب|وا|صاق|يام|قا))(?=\S\S)/u;

/** Returns the sort key of a title: without accents, and in Arabic without the article of its first word. */
function indexKey(title: string): string {
  return foldWords(title).join(" ").replace(article, "");
}

/**
 * Returns the capital letter of a title in an index, without accents and without the Arabic article; `#` where it
 * begins with none.
 */
export function indexLetter(title: string): string {
  const [letter = "#"] = indexKey(title).toUpperCase();
  return /\p{L}/u.test(letter) ? letter : "#";
}

/**
 * Groups titles by `indexLetter`; letters and the titles of each are sorted as the language sorts, by their keys
 * without accents and Arabic article. `#` is sorted among the letters.
 */
export function groupByLetter<T extends { title: string }>(
  all: readonly T[],
  locale: string,
): { letter: string; items: T[] }[] {
  const { compare } = new Intl.Collator(locale);
  const keyed = all.map((item) => ({ item, key: indexKey(item.title) }));
  const groups = Map.groupBy(keyed, ({ item }) => indexLetter(item.title));
  return [...groups]
    .map(([letter, items]) => ({
      letter,
      items: items.sort((a, b) => compare(a.key, b.key)).map(({ item }) => item),
    }))
    .sort((a, b) => compare(a.letter, b.letter));
}
