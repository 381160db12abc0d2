import { editDistance } from "../../booking/doctor-search/word-hits.ts";
import { isArabic, stemsOf } from "../../booking/doctor-search/word-stems.ts";
import { misspellingCost, phoneticKey } from "./slip-cost.ts";

/** The vocabulary that spelling correction uses. */
export type Wording = {
  /** Texts with the vocabulary of symptoms, each as folded words. */
  readonly texts: readonly (readonly string[])[];
  /**
   * Function words for durations and negations, folded, also used as corrections; a negation only where it is close.
   */
  readonly plain: ReadonlySet<string>;
  readonly denials: ReadonlySet<string>;
};

/**
 * Returns the folded words that replace the typed one at index `at` (two where a space is missing), or null where it
 * stays: known, shorter than three letters, with a digit, or nothing near enough. Up to four words on each side
 * decide between candidates. `isSeen`: whether a word is a known spelling although no text here has it.
 */
export type Correct = (
  words: readonly string[],
  at: number,
  isSeen?: (word: string) => boolean,
) => readonly string[] | null;

type Known = { readonly word: string; readonly count: number; readonly texts: readonly number[] };

/**
 * The most that a correction may cost, by the letters of the word: beside a word that it occurs with in a known text,
 * and alone.
 */
const mostCosts = [
  { letters: 8, most: 1.8, alone: 1.1 },
  { letters: 6, most: 1.3, alone: 0.85 },
  { letters: 5, most: 1.2, alone: 0.6 },
  { letters: 4, most: 1.2, alone: 0.45 },
  { letters: 0, most: 0.9, alone: 0.35 },
] as const;
/** The most for a correction that gives a negation, or that changes a word which people use. */
const mostOfTight = 0.55;
const mostOfSound = 0.45;
/** The most for a correction to a function word: they are few, so another word is seldom meant. */
const mostOfPlain = 0.85;
/** The gains of a candidate that occurs with its neighbours in a known text, and of a frequent one. */
const gainOfContext = 0.35;
const gainOfCount = 0.07;
/** How many words on each side count as neighbours. */
const around = 4;
/** Words of at most so many letters are known only in their exact form. */
const shortest = 4;
/** The cost of a missing space, and of a word that is still being typed. */
const costOfSpace = 0.75;
const costOfEnd = 0.6;

type Spelling = {
  readonly correct: Correct;
  /**
   * A folded Arabic word without the "and" (و) before it, where that form is more than twice as common; else
   * unchanged.
   */
  readonly withoutAnd: (word: string) => string;
};

/**
 * Creates the correction of typing and spelling errors in words that none of these texts contain, nor the function
 * words. Indexes all texts, so create it once; up to 100 answers are cached.
 */
export function openSpelling({ texts, plain, denials }: Wording): Spelling {
  const counts = new Map<string, { count: number; texts: number[] }>();
  for (const [number, words] of texts.entries())
    for (const word of new Set(words)) {
      const known = counts.get(word);
      if (!known) counts.set(word, { count: 1, texts: [number] });
      else {
        known.count += 1;
        known.texts.push(number);
      }
    }
  for (const word of [...plain, ...denials]) if (!counts.has(word)) counts.set(word, { count: 4, texts: [] });
  const stems = new Set([...counts.keys()].flatMap((word) => stemsOf(word)));
  const byLength = new Map<number, Known[]>();
  const bySound = new Map<string, Known[]>();
  const put = <Key>(map: Map<Key, Known[]>, key: Key, known: Known) => {
    const list = map.get(key);
    if (list) list.push(known);
    else map.set(key, [known]);
  };
  for (const [word, { count, texts: of }] of counts) {
    if (word.length < 3 || /\d/u.test(word)) continue;
    const known = { word, count, texts: of };
    put(byLength, word.length, known);
    put(bySound, phoneticKey(word), known);
  }
  /** Short words are not compared by stems: without its end one looks like another. */
  const isKnown = (word: string) =>
    counts.has(word) ||
    (word.length > shortest || isArabic(word)
      ? stemsOf(word).some((stem) => stems.has(stem))
      : counts.has(word.replace(/s$/u, "")) || counts.has(`${word}s`));
  const near = (word: string): Known[] => {
    const most = word.length >= 6 ? 2 : 1;
    const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => word.length - most + at);
    const alike = lengths
      .flatMap((length) => byLength.get(length) ?? [])
      .filter((known) => editDistance(word, known.word, most) <= most);
    const alikeInSound = (bySound.get(phoneticKey(word)) ?? []).filter(
      (known) => !alike.includes(known) && Math.abs(known.word.length - word.length) <= 3,
    );
    return [...alike, ...alikeInSound];
  };
  const correct: Correct = (words, at, isSeen) => {
    const typed = words[at] ?? "";
    if (typed.length < 3 || /\d/u.test(typed)) return null;
    if (isKnown(typed)) return null;
    const neighbours = [
      ...words.slice(Math.max(0, at - around), at),
      ...words.slice(at + 1, at + 1 + around),
    ];
    const beside = new Set(
      neighbours.filter((word) => !plain.has(word)).flatMap((word) => counts.get(word)?.texts ?? []),
    );
    const seen = isSeen?.(typed) === true;
    const { most, alone } = mostCosts.find(({ letters }) => typed.length >= letters) ?? mostCosts[4];
    const judged = near(typed).flatMap((known) => {
      const cost = misspellingCost(typed, known.word);
      const isBeside = known.texts.some((text) => beside.has(text));
      const isPlain = plain.has(known.word) && typed.length > shortest;
      if (cost > (isBeside ? most : isPlain ? mostOfPlain : alone)) return [];
      const isClose = cost <= (isBeside ? mostOfTight : mostOfSound);
      if ((denials.has(known.word) || (seen && !isPlain)) && !isClose) return [];
      const gain = (isBeside ? gainOfContext : 0) + gainOfCount * Math.log1p(known.count);
      const instead: readonly string[] = [known.word];
      return [{ words: instead, cost: cost - gain }];
    });
    const split = seen ? null : splitOf(typed, stand);
    if (split) judged.push({ words: split, cost: costOfSpace - gainOfContext });
    // A word that is still being typed needs no correction.
    if (at === words.length - 1 && !isArabic(typed)) {
      const begun = [...counts].find(([word]) => word.startsWith(typed) && word.length > typed.length);
      if (begun) judged.push({ words: [typed], cost: costOfEnd - gainOfCount * Math.log1p(begun[1].count) });
    }
    const [best] = judged.sort((a, b) => a.cost - b.cost);
    return best && best.words[0] !== typed ? best.words : null;
  };
  /** Whether two words are neighbours in a known text. */
  const stand = (head: string, tail: string) =>
    counts.get(head)?.texts.some((number) => {
      const words = texts[number] ?? [];
      return words.some((word, at) => word === head && words[at + 1] === tail);
    }) === true;
  const remembered = new Map<string, readonly string[] | null>();
  const recall: Correct = (words, at, isSeen) => {
    const key = `${words.slice(Math.max(0, at - around), at + 1 + around).join(" ")} ${at} ${words.length} ${isSeen !== undefined}`;
    const before = remembered.get(key);
    if (before !== undefined) return before;
    if (remembered.size >= 100) remembered.clear();
    const found = correct(words, at, isSeen);
    remembered.set(key, found);
    return found;
  };
  const countOf = (word: string) => counts.get(word)?.count ?? 0;
  return { correct: recall, withoutAnd: (word) => withoutAnd(word, countOf) };
}

function withoutAnd(word: string, countOf: (word: string) => number): string {
  if (!isArabic(word) || word.length < 4 || !word.startsWith("و")) return word;
  const bare = word.slice(1);
  return countOf(bare) > 2 * countOf(word) ? bare : word;
}

/** The two known neighbours that a word without a space is made of. */
function splitOf(word: string, stand: (head: string, tail: string) => boolean): readonly string[] | null {
  for (let at = word.length - 2; at >= 2 && word.length >= 5; at -= 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (stand(head, tail)) return [head, tail];
  }
  return null;
}
