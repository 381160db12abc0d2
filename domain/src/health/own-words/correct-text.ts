import { foldWords } from "../../text/fold-words.ts";
import type { Grammar } from "./grammar.ts";
import { numeralsInARow } from "./in-a-row.ts";
import { openSpelling } from "./spelling.ts";
import { withoutRepeatedLetters } from "./tokens.ts";

const tokenPattern = /[\p{L}\p{M}\p{N}]+/gu;

type Correction = {
  /**
   * Replaces misspelt words in a text; a replacement is folded (lower case, no accents), all else stays as typed.
   * Letters repeated three times or more become one, also in correct words. `isSeen`: whether a word is a known
   * spelling.
   */
  readonly corrected: (text: string, isSeen?: (word: string) => boolean) => string;
  /**
   * Removes an attached "and" (و) from Arabic words whose form without it is commoner in the texts; those words are
   * returned folded. Other scripts are unchanged. A finding of a single word requires exactly that word.
   */
  readonly withoutAnds: (text: string) => string;
};

/**
 * Creates the spelling correction for a language: unknown words are replaced by words of these texts and of the
 * grammar. `texts` are unfolded phrases and labels; `small` are function words. Indexes all texts, so create it once.
 */
export function openCorrection(
  grammar: Grammar,
  small: ReadonlySet<string>,
  texts: readonly string[],
): Correction {
  const denials = new Set(grammar.negators.flat());
  const plain = new Set([
    ...small,
    ...[grammar.contrasts, grammar.joins, grammar.ands, grammar.ofThings, grammar.has, grammar.since].flatMap(
      (words) => [...words],
    ),
    ...[grammar.times, grammar.pregnant, grammar.wants, grammar.fever, grammar.fillers].flatMap((words) => [
      ...words,
    ]),
    ...grammar.units.keys(),
    ...grammar.numbers.keys(),
    ...grammar.moments.flatMap(([words]) => words),
    ...numeralsInARow,
  ]);
  for (const word of denials) plain.delete(word);
  const { correct, withoutAnd } = openSpelling({ texts: texts.map(foldWords), plain, denials });
  const corrected: Correction["corrected"] = (typed, isSeen) => {
    const text = withoutRepeatedLetters(typed);
    const found = [...text.matchAll(tokenPattern)];
    const words = found.map(([word]) => foldWords(word).join(""));
    let result = "";
    let from = 0;
    for (const [at, { 0: word, index }] of found.entries()) {
      const better = correct(words, at, isSeen);
      result += text.slice(from, index) + (better?.join(" ") ?? word);
      from = index + word.length;
    }
    return result + text.slice(from);
  };
  const withoutAnds = (text: string) =>
    text.replaceAll(/\p{Script=Arabic}+/gu, (word) => {
      const folded = foldWords(word).join("");
      const bare = withoutAnd(folded);
      return bare === folded ? word : bare;
    });
  return { corrected, withoutAnds };
}
