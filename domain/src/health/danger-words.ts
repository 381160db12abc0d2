import { dangerPatterns } from "./danger-patterns.ts";
import { unswapped, withVowel } from "./self-harm/slips.ts";

/** What words in a motive can point to that cannot wait for a video visit, but for self-harm. */
export type DangerKind =
  | "chest-pain"
  | "breathing"
  | "throat"
  | "stroke"
  | "bleeding"
  | "unconscious"
  | "anaphylaxis"
  | "poisoning"
  | "seizure";

/**
 * The dangers that the words of a motive point to, in whatever language they were written.
 * It reads words, not meaning: "no chest pain" counts, and a danger told in other words is missed. So it only ever
 * shows the emergency number beside the text, never blocks, and its silence is no all-clear. Suicidal thoughts and
 * self-harm have a recogniser of their own (`self-harm/find-self-harm.ts`).
 */
export function findDanger(text: string): DangerKind[] {
  const clauses = clausesOf(text);
  return kinds.filter((kind) =>
    patterns[kind].some((pattern) => clauses.some((words) => fits(words, pattern))),
  );
}

/** One alternative: words in a row, each a whole word or, ending in `*`, the beginning of one. */
type Alternative = readonly string[];
/** All groups must occur near each other, each by one of its alternatives. */
type Pattern = readonly (readonly Alternative[])[];

/** So many words may lie between the first and the last group: "pain that comes and goes in my chest". */
const reach = 7;

/** "chest + pain*|hurt*" -> two groups, the second with two alternatives. */
function compile(pattern: string): Pattern {
  return pattern
    .split(" + ")
    .map((group) => group.split("|").map((phrase) => normalise(phrase).split(" ").filter(Boolean)));
}

const kinds = Object.keys(dangerPatterns) as DangerKind[];
const patterns = Object.fromEntries(
  kinds.map((kind) => [kind, Object.values(dangerPatterns[kind]).flat().map(compile)]),
) as Record<DangerKind, Pattern[]>;

/** Every word of a pattern, or its beginning, that is long enough to be read through a slip of typing. */
const known = new Set(
  Object.values(patterns)
    .flat(4)
    .map((part) => part.replace("*", ""))
    .filter((part) => part.length > 3),
);
const stems = Array.from(known).filter((part) => part.length > 4);
const beginsKnown = {
  has: (word: string) => known.has(word) || stems.some((stem) => word.startsWith(stem)),
};

function fits(words: readonly Word[], [group = [], ...others]: Pattern): boolean {
  const first = placesOf(group, words);
  if (first.length === 0) return false;
  const places = others.map((other) => placesOf(other, words));
  return first.some((at) => places.every((found) => found.some((other) => Math.abs(other - at) <= reach)));
}

function placesOf(group: Pattern[number], words: readonly Word[]): number[] {
  return words.flatMap((_, at) => (group.some((phrase) => standsAt(words, at, phrase)) ? [at] : []));
}

function standsAt(words: readonly Word[], at: number, phrase: Alternative): boolean {
  return phrase.every((part, index) =>
    words[at + index]?.some((form) =>
      part.endsWith("*") ? form.startsWith(part.slice(0, -1)) : form === part,
    ),
  );
}

/** The forms in which a word is looked for. */
type Word = readonly string[];

function clausesOf(text: string): Word[][] {
  return text
    .split(/[.!?;\n\u061f\u061b]+/)
    .map((clause) => normalise(clause).split(" ").filter(Boolean).map(formsOf))
    .filter((words) => words.length > 0);
}

/** Arabic writes "and", "with", "to", "the" as one with the word: والصدر is "and the chest". */
function formsOf(word: string): Word {
  const bare = word.replace(/^[وف]?(?:[بكل]?ال|لل|[بكل])?(?=\p{Script=Arabic}{3})/u, "");
  const withoutAnd = word.replace(/^[وف](?=\p{Script=Arabic}{3})/u, "");
  return [...new Set([word, bare, withoutAnd, meantBy(word)])];
}

/** The word that was meant where two letters changed places or a vowel is missing; else the word itself. */
function meantBy(word: string): string {
  if (word.length < 4 || beginsKnown.has(word)) return word;
  return unswapped(word, beginsKnown) ?? withVowel(word, known) ?? word;
}

/** Lower case, without accents and vowel signs; Arabic letters that people write for one another become one. */
function normalise(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}|\u0640/gu, "")
    .replaceAll("\u0649", "\u064a")
    .replaceAll("\u0629", "\u0647")
    .replaceAll("\u0671", "\u0627")
    .replaceAll(/['’`´]/g, " ")
    .replaceAll(/[^\p{L}\p{N}*]+/gu, " ")
    .trim();
}
