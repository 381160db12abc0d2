/**
 * Returns the first known word that results from swapping two neighbouring letters of `word`, or undefined. `word`
 * itself does not count, unless two equal neighbours give it.
 */
export function unswapped(word: string, known: Pick<ReadonlySet<string>, "has">): string | undefined {
  for (let at = 0; at + 1 < word.length; at += 1) {
    const other = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
    if (known.has(other)) return other;
  }
  return undefined;
}

const vowels = Array.from("aeiou");

/**
 * Returns the first known word that results from adding one of a, e, i, o, u inside `word` (not before or after it),
 * or undefined.
 */
export function withVowel(word: string, known: ReadonlySet<string>): string | undefined {
  for (let at = 1; at < word.length; at += 1)
    for (const vowel of vowels) {
      const other = `${word.slice(0, at)}${vowel}${word.slice(at)}`;
      if (known.has(other)) return other;
    }
  return undefined;
}

/**
 * Creates a function that splits joined words into two or more words of these lists, at least one of them of `core`,
 * trying long words first; it returns null where that is impossible.
 */
export function openSplitter(
  core: readonly string[],
  small: readonly string[],
): (word: string) => string[] | null {
  const all = new Set([...core, ...small]);
  const splitIn = (rest: string): string[] | null => {
    if (rest === "") return [];
    for (let length = rest.length; length > 0; length -= 1) {
      const first = rest.slice(0, length);
      const others = all.has(first) ? splitIn(rest.slice(length)) : null;
      if (others) return [first, ...others];
    }
    return null;
  };
  return (word) => {
    const pieces = splitIn(word);
    return pieces && pieces.length > 1 && pieces.some((piece) => core.includes(piece)) ? pieces : null;
  };
}
