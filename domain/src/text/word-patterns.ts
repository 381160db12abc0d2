import { isOneErrorApart } from "./typing-error.ts";

/** Patterns by what they indicate and by language. */
export type PatternTable = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The sentences of a text, each word with its forms. */
export type Clauses = readonly (readonly Word[])[];

/**
 * Finds word patterns in texts of any language. A pattern consists of groups: " + " joins groups near each other,
 * in any order; " & " requires a group anywhere in the sentence; " ! " names words that exclude a match; "|"
 * separates alternatives; "*" ends a prefix. Ignores accents, case and one typing error in a longer word.
 */
export class PatternReader<Kind extends string> {
  readonly kinds: readonly Kind[];
  /** Compiles the patterns of one kind a step. A text that is read before takes all remaining steps. */
  readonly compiling: Generator<void>;
  readonly #patterns = new Map<Kind, readonly Pattern[]>();
  /** Every longer word of the patterns by its first letter, without the `*` of a beginning. */
  readonly #keys = new Map<string, Key[]>();
  /** Every term of the patterns seen so far, with its `*`. */
  readonly #terms = new Set<string>();
  /** The words that are in the patterns as they stand: they mean what they say. */
  readonly #exactTerms = new Set<string>();
  /** Words of one sitting: each letter typed reads the text again. */
  readonly #formsRead = new Map<string, Word>();

  constructor(tables: readonly PatternTable[]) {
    this.kinds = [...new Set(tables.flatMap((table) => Object.keys(table)))] as Kind[];
    this.compiling = this.#compile(tables);
  }

  *#compile(tables: readonly PatternTable[]): Generator<void> {
    for (const kind of this.kinds) {
      const patterns = compileAll(tables.flatMap((table) => Object.values(table[kind] ?? {})).flat());
      this.#patterns.set(kind, patterns);
      for (const { near, also, against } of patterns)
        for (const term of [...near, ...also, against].flat(2)) this.#remember(term);
      yield;
    }
  }

  /** Splits a text into sentences of words. */
  clausesOf(text: string): Clauses {
    finish(this.compiling);
    return text
      .split(/[.!?;\n\u061f\u061b]+/)
      .map((clause) =>
        normalise(clause)
          .split(" ")
          .filter(Boolean)
          .map((word) => this.#formsOf(word)),
      )
      .filter((words) => words.length > 0);
  }

  /** Whether a pattern of this kind fits one of the sentences. */
  has(kind: Kind, clauses: Clauses): boolean {
    finish(this.compiling);
    const patterns = this.#patterns.get(kind) ?? [];
    return patterns.some((pattern) => clauses.some((words) => fits(words, pattern)));
  }

  #remember(term: string): void {
    if (this.#terms.has(term)) return;
    this.#terms.add(term);
    const isBeginning = term.endsWith("*");
    const word = isBeginning ? term.slice(0, -1) : term;
    if (!isBeginning) this.#exactTerms.add(word);
    if (word.length < leastWithSlip) return;
    const first = word[0] ?? "";
    const alike = this.#keys.get(first);
    if (alike) alike.push({ word, isBeginning });
    else this.#keys.set(first, [{ word, isBeginning }]);
  }

  /** Arabic writes "and", "with", "to", "the" as one with the word: والصدر is "and the chest". What one slip of typing makes of a word of the patterns is that word too. */
  #formsOf(word: string): Word {
    const known = this.#formsRead.get(word);
    if (known) return known;
    const bare = word.replace(/^[وف]?(?:[بكل]?ال|لل|[بكل])?(?=\p{Script=Arabic}{3})/u, "");
    const withoutAnd = word.replace(/^[وف](?=\p{Script=Arabic}{3}|(?:مش|مو|ما|لا|لم|لن)$)/u, "");
    const written = [...new Set([word, bare, withoutAnd])];
    const forms = [...new Set([...written, ...written.flatMap((form) => this.#meantBy(form))])];
    if (this.#formsRead.size < mostFormsRead) this.#formsRead.set(word, forms);
    return forms;
  }

  /** The words of the patterns that somebody may have meant: two neighbours swapped, one letter missing or one doubled. */
  #meantBy(word: string): readonly string[] {
    if (word.length < leastWithSlip || this.#exactTerms.has(word) || lookAlikes.has(word)) return [];
    const near = [...(this.#keys.get(word[0] ?? "") ?? []), ...(this.#keys.get(word[1] ?? "") ?? [])];
    return near.filter((key) => isSlipOf(key, word)).map((key) => key.word);
  }
}

/** Takes all remaining steps of a generator. */
function finish(steps: Generator<void>): void {
  while (!steps.next().done);
}

const mostFormsRead = 2000;

/** Consecutive words, each a whole word or, ending in `*`, a prefix. */
type Alternative = readonly string[];
/** A word of a pattern that also matches with a typing error. */
type Key = { readonly word: string; readonly isBeginning: boolean };
/** The alternatives of one group of a pattern; one of them must match. */
export type Group = readonly Alternative[];
/**
 * The groups of `near` must occur near each other, each by one alternative; those of `also` anywhere; `against`
 * nowhere.
 */
type Pattern = { near: readonly Group[]; also: readonly Group[]; against: Group };

/** The most words between the first and the last group: "pain that comes and goes in my chest". */
const reach = 7;

/** Shorter words match only exactly: one letter makes another word. */
const leastWithSlip = 4;
/** In words this short no letter may be missing. */
const leastWithGap = 5;

/** Ordinary words that look like a misspelt word of the patterns. */
const lookAlikes: ReadonlySet<string> = new Set(
  "cest fait piano poisson poissons sofoco sofocos suocera suocero يضرني تضرني يضروني تضروني كلمني يكلمني لمني قبله قبلها قبلي قبلهم".split(
    " ",
  ),
);

/** Compiles patterns. They are normalised as one text: thousands of phrases one by one would hold up a slow phone. */
function compileAll(patterns: readonly string[]): Pattern[] {
  if (patterns.length === 0) return [];
  return normaliseKeeping(patterns.join("\n"), notInPattern).split("\n").map(compile);
}

/** "chest + pain*|hurt* & sweat* ! muscle" -> two groups near each other, one anywhere, one that speaks against it. */
function compile(normalised: string): Pattern {
  const [signs = "", against = ""] = normalised.split("!");
  const [near = "", ...also] = signs.split("&");
  return {
    near: near.split("+").map(alternativesOf),
    also: also.map(alternativesOf),
    against: against === "" ? [] : alternativesOf(against),
  };
}

/** Parses the alternatives of one group. */
export function parseGroup(group: string): Group {
  return alternativesOf(normaliseKeeping(group, notInPattern));
}

function alternativesOf(normalised: string): Group {
  return normalised.split("|").map((phrase) => phrase.split(" ").filter(Boolean));
}

function fits(words: readonly Word[], { near: [group = [], ...others], also, against }: Pattern): boolean {
  const first = placesOf(group, words);
  if (first.length === 0) return false;
  const isFound = (one: Group) => placesOf(one, words).length > 0;
  if (!also.every(isFound) || isFound(against)) return false;
  const places = others.map((other) => placesOf(other, words));
  return first.some((at) => places.every((found) => found.some((other) => Math.abs(other - at) <= reach)));
}

/** Returns the word indexes at which a group matches in a sentence. */
export function placesOf(group: Group, words: readonly Word[]): number[] {
  return words.flatMap((_, at) => (group.some((phrase) => standsAt(words, at, phrase)) ? [at] : []));
}

function standsAt(words: readonly Word[], at: number, phrase: Alternative): boolean {
  return phrase.every((part, index) =>
    words[at + index]?.some((form) =>
      part.endsWith("*") ? form.startsWith(part.slice(0, -1)) : form === part,
    ),
  );
}

/** The forms of one word. */
export type Word = readonly string[];

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

/** Lower-cases a text and removes accents and vowel signs; interchangeable Arabic letters become one. */
export function normalise(text: string): string {
  return normaliseKeeping(text, /[^\p{L}\p{N}*]+/gu).trim();
}

/** What becomes a space in patterns: all but words and the characters that join and separate them. */
const notInPattern = /[^\p{L}\p{N}*|+&!\n]+/gu;

function normaliseKeeping(text: string, dropped: RegExp): string {
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
    .replaceAll(dropped, " ");
}
