import { dangerPatterns } from "./danger-patterns.ts";
import { dangerSignPatterns } from "./danger-sign-patterns.ts";
import { isOneErrorApart } from "../text/typing-error.ts";

/** What words in a motive can point to that cannot wait for a video visit, but for self-harm. */
export type DangerKind = keyof typeof dangerPatterns | keyof typeof dangerSignPatterns;

/**
 * The dangers that the words of a motive point to, in whatever language they were written.
 * It reads words, not meaning: "no chest pain" counts unless a whole sentence denies it for something else, and a danger told in other words is missed. So it only ever
 * shows the emergency number beside the text, never blocks, and its silence is no all-clear. Suicidal thoughts and
 * self-harm have a recogniser of their own (`self-harm/find-self-harm.ts`).
 */
export function findDanger(text: string): DangerKind[] {
  const clauses = clausesOf(text);
  const ofChest = clauses.map(withoutDeniedPain);
  return kinds.filter((kind) => {
    const read = kind === "chest-pain" ? ofChest : clauses;
    return patterns[kind].some((pattern) => read.some((words) => fits(words, pattern)));
  });
}

/** One alternative: words in a row, each a whole word or, ending in `*`, the beginning of one. */
type Alternative = readonly string[];
/** A word of a pattern that is known with a slip of typing too. */
type Key = { readonly word: string; readonly isBeginning: boolean };
type Group = readonly Alternative[];
/** The groups of `near` must occur near each other, each by one of its alternatives; those of `also` anywhere beside them; `against` nowhere. */
type Pattern = { near: readonly Group[]; also: readonly Group[]; against: Group };

/** So many words may lie between the first and the last group: "pain that comes and goes in my chest". */
const reach = 7;

/** A shorter word is known only as it is written: one letter makes another word of it. */
const leastWithSlip = 4;
/** Of a word as short as this no letter may be missing. */
const leastWithGap = 5;

/** Ordinary words that look like a slip of a word of the patterns. */
const lookAlikes: ReadonlySet<string> = new Set(
  "cest fait piano poisson poissons sofoco sofocos suocera suocero".split(" "),
);

/** Who denies pain in the chest and goes on with something else is told of no danger, unless a weight or a tightness is named. */
const deniedPain = groupOf(
  "chest doesn t hurt|chest does not hurt|chest isn t sore|my chest is fine|nao me doi o peito|peito nao doi|peito nao me doi|nao doi o peito|nao tenho dor no peito|nao tenho dores no peito|nao sinto dor no peito|" +
    "non ho dolore al petto|non ho dolori al petto|non mi fa male il petto|il petto non fa male|il petto non mi fa male|no me duele el pecho|no tengo dolor de pecho|no tengo dolor en el pecho|no le duele el pecho|el pecho no me duele|" +
    "pas mal a la poitrine|pas mal dans la poitrine|pas de douleur a la poitrine|pas de douleurs a la poitrine|pas de douleur dans la poitrine|ما عندي وجع بالصدر|ما عندي الم بالصدر|ما في وجع بالصدر|مافي وجع صدر|ما في وجع صدر|صدري ما بيوجعني|ما بيوجعني صدري|لا يوجد الم في الصدر|بدون الم بالصدر|بدون وجع صدر",
);
const pressing = groupOf(
  "tight*|pressure|heavy|crushing|squeez*|weight|left arm|jaw|aperto|apertad*|pressao|peso|pesad*|oppression*|oppress*|stretta|morsa|opresion|presion|apret*|apriet*|serr*|etau|poids|lourd*|ضيق|ضغط|ثقل|تقيل|كابس*|sweat*|suor*|suando|sud*|sueur*|transpir*|عرق|تعرق|اتعرق",
);

/** A sentence without the words that deny pain in the chest. */
function withoutDeniedPain(words: readonly Word[]): readonly Word[] {
  if (placesOf(pressing, words).length > 0) return words;
  const denied = new Set(
    deniedPain.flatMap((phrase) =>
      placesOf([phrase], words).flatMap((at) => phrase.map((_, offset) => at + offset)),
    ),
  );
  return denied.size === 0 ? words : words.filter((_, at) => !denied.has(at));
}

/** "chest + pain*|hurt* & sweat* ! muscle" -> two groups near each other, one anywhere, one that speaks against it. */
function compile(pattern: string): Pattern {
  const [signs = "", against = ""] = pattern.split(" ! ");
  const [near = "", ...also] = signs.split(" & ");
  return {
    near: near.split(" + ").map(groupOf),
    also: also.map(groupOf),
    against: against === "" ? [] : groupOf(against),
  };
}

function groupOf(group: string): Group {
  return group.split("|").map((phrase) => normalise(phrase).split(" ").filter(Boolean));
}

const sources: readonly Record<string, Record<string, readonly string[]>>[] = [
  dangerPatterns,
  dangerSignPatterns,
];
const kinds = [...new Set(sources.flatMap((table) => Object.keys(table)))] as DangerKind[];
const patterns = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    sources
      .flatMap((table) => Object.values(table[kind] ?? {}))
      .flat()
      .map(compile),
  ]),
) as Record<DangerKind, Pattern[]>;

/** Every longer word of the patterns by its first letter, without the `*` of a beginning. */
const keys = new Map<string, Key[]>();
/** The words that are in the patterns as they stand: they mean what they say. */
const exactTerms = new Set<string>();
const parts = Object.values(patterns)
  .flat()
  .flatMap(({ near, also, against }) => [...near, ...also, against].flat(2));
for (const part of parts) {
  const isBeginning = part.endsWith("*");
  const word = isBeginning ? part.slice(0, -1) : part;
  if (!isBeginning) exactTerms.add(word);
  if (word.length < leastWithSlip) continue;
  const first = word[0] ?? "";
  const alike = keys.get(first) ?? [];
  if (!alike.some((key) => key.word === word && key.isBeginning === isBeginning))
    keys.set(first, [...alike, { word, isBeginning }]);
}

function fits(words: readonly Word[], { near: [group = [], ...others], also, against }: Pattern): boolean {
  const first = placesOf(group, words);
  if (first.length === 0) return false;
  const isFound = (one: Group) => placesOf(one, words).length > 0;
  if (!also.every(isFound) || isFound(against)) return false;
  const places = others.map((other) => placesOf(other, words));
  return first.some((at) => places.every((found) => found.some((other) => Math.abs(other - at) <= reach)));
}

function placesOf(group: Group, words: readonly Word[]): number[] {
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

/** Arabic writes "and", "with", "to", "the" as one with the word: والصدر is "and the chest". What one slip of typing makes of a word of the patterns is that word too. */
function formsOf(word: string): Word {
  const known = formsRead.get(word);
  if (known) return known;
  const bare = word.replace(/^[وف]?(?:[بكل]?ال|لل|[بكل])?(?=\p{Script=Arabic}{3})/u, "");
  const withoutAnd = word.replace(/^[وف](?=\p{Script=Arabic}{3}|(?:مش|مو|ما|لا)$)/u, "");
  const written = [...new Set([word, bare, withoutAnd])];
  const forms = [...new Set([...written, ...written.flatMap(meantBy)])];
  if (formsRead.size < mostFormsRead) formsRead.set(word, forms);
  return forms;
}

/** Words of one sitting: each letter typed reads the text again. */
const formsRead = new Map<string, Word>();
const mostFormsRead = 2000;

/** The words of the patterns that somebody may have meant: two neighbours swapped, one letter missing or one doubled. */
function meantBy(word: string): readonly string[] {
  if (word.length < leastWithSlip || exactTerms.has(word) || lookAlikes.has(word)) return [];
  const near = [...(keys.get(word[0] ?? "") ?? []), ...(keys.get(word[1] ?? "") ?? [])];
  return near.filter((key) => isSlipOf(key, word)).map((key) => key.word);
}

function isSlipOf({ word: key, isBeginning }: Key, word: string): boolean {
  const lengths = isBeginning ? [key.length - 1, key.length, key.length + 1] : [word.length];
  return lengths.some((length) => isSlip(key, word.slice(0, length)));
}

function isSlip(key: string, word: string): boolean {
  if (!isOneErrorApart(key, word) || key === word) return false;
  // Without its last letter it may be another form of it, as "close" is of "closed".
  if (word.length < key.length)
    return key.length >= leastWithGap && key[0] === word[0] && !key.startsWith(word);
  if (word.length > key.length) return withoutDoubles(word) === withoutDoubles(key);
  return Array.from(word).toSorted().join("") === Array.from(key).toSorted().join("");
}

function withoutDoubles(word: string): string {
  return word.replaceAll(/(.)\1/gu, "$1");
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
    .replaceAll(/\b(won|don|doesn|isn|can|didn|hasn|aren|couldn)t\b/g, "$1 t")
    .replaceAll(/\bj(?=ai\b|arrive|etouffe|avale)/g, "j ")
    .replaceAll(/[^\p{L}\p{N}*]+/gu, " ")
    .trim();
}
