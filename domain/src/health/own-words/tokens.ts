import { foldWords } from "../../text/fold-words.ts";
import type { Grammar } from "./grammar.ts";

/** The token that replaces any negation. */
export const negationToken = "¬";

/**
 * The token that follows `negationToken` where something is not felt: "can't feel my face" is a finding, "no face" is
 * not.
 */
export const unfeltToken = "¬¬";

/** A meaningful word of a text, or a negation. */
export type Token = {
  readonly word: string;
  /** Its index among all words of the text, as `clausesOf` returns them. */
  readonly at: number;
  /** The index of its clause; one that continues the clause before ("goes down the arm") has the same. */
  readonly clause: number;
  /** The index of its part of the clause, as "and" and "but" divide it where no negation spans them. */
  readonly part: number;
  /** Whether a negation applies to it: one before it in its clause or list, or one directly after it ("fever no"). */
  readonly isNegated: boolean;
  /** Whether that negation is of something that the person cannot do or feel. */
  readonly isUnable: boolean;
};

/** Ends of clauses; a comma or full stop between digits is none. */
const ends = /(?<!\d)[.,](?!\d)|[.,](?!\d)|(?<!\d)[.,]|[;:!?()\n،؛؟…]+/u;

/** The most words that a negation reaches: "no fever or cough or rash". */
const reach = 5;

/** "Can't feel my face on one side" denies no side, and "not sleeping, for back pain" no pain. */
const reachOfUnable = 1;

/** How many words from the beginning of a clause a word for spreading counts. */
const startOfSpread = 3;

/**
 * Returns the folded words of each clause, as punctuation and line breaks divide a text; a comma or full stop between
 * digits does not. Letters repeated three times or more become one. Empty clauses are left out.
 */
export function clausesOf(text: string): readonly (readonly string[])[] {
  const known = remembered?.get(text);
  if (known) return known;
  const clauses = text
    .split(ends)
    .map(withoutRepeatedLetters)
    .map(foldWords)
    .filter((words) => words.length > 0);
  remembered?.set(text, clauses);
  return clauses;
}

/** The clauses of texts so far, while `rememberClauses` runs. */
let remembered: Map<string, readonly (readonly string[])[]> | undefined;

/** Returns what `work` returns. Meanwhile each text is divided into clauses once, however often it is asked for. */
export function rememberClauses<T>(work: () => T): T {
  remembered = new Map();
  try {
    return work();
  } finally {
    remembered = undefined;
  }
}

/**
 * Returns the meaningful words with negations as `negationToken`, without fillers, "and" and "but". A negation
 * reaches at most five words, one of what cannot be done one word. Contrasts and commas end it, unless the list goes
 * on with "or"; "and" ends that of a verb. "Won't stop bleeding" and "don't know why" negate nothing.
 */
export function tokensOf(text: string, grammar: Grammar): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let part = 0;
  let left = 0;
  /** Whether the last negation is of a thing. */
  let isOfThing = false;
  let isUnable = false;
  let clause = -1;
  for (const words of clausesOf(text)) {
    // "Pain in the chest, goes down the arm": the pain does.
    if (clause < 0 || !words.slice(0, startOfSpread).some((word) => grammar.spreads.has(word))) clause += 1;
    part += 1;
    /** Where the last negation of this clause ends. */
    let denied = 0;
    if (!grammar.joins.has(words[0] ?? "")) left = 0;
    for (let place = 0; place < words.length;) {
      const word = words[place] ?? "";
      const negator = negatorAt(words, place, grammar);
      if (negator > 0) {
        if (grammar.glued.has(word)) part += 1;
        const last = tokens.at(-1);
        if (last && last.at === at - 1 && place > 0 && isBehind(words, place, negator, grammar))
          tokens[tokens.length - 1] = { ...last, isNegated: true, isUnable: false };
        tokens.push({ word: negationToken, at, clause, part, isNegated: false, isUnable: false });
        const around = [words[place - 1], ...words.slice(place, place + negator + 1)];
        const isAny = (among: ReadonlySet<string>) => around.some((one) => among.has(one ?? ""));
        isUnable = isAny(grammar.unable) || isAny(grammar.acts);
        if (isAny(grammar.feels))
          tokens.push({ word: unfeltToken, at, clause, part, isNegated: false, isUnable: false });
        left = reachOf(words, place, negator, grammar, isUnable);
        isOfThing = [word, words[place + negator] ?? ""].some((one) => grammar.ofThings.has(one));
        place += negator;
        at += negator;
        denied = place;
        continue;
      }
      // "Sin fiebre tengo tos"
      if (left > 0 && place > denied && grammar.starts.has(word)) {
        left = 0;
        part += 1;
      }
      const last = tokens.at(-1);
      if (grammar.normal.has(word) && last && last.word !== negationToken && place - (at - last.at) >= 0)
        tokens[tokens.length - 1] = { ...last, isNegated: true, isUnable: false };
      if (grammar.contrasts.has(word) || (!isOfThing && grammar.ands.has(word))) left = 0;
      if (left === 0 && (grammar.contrasts.has(word) || grammar.ands.has(word))) part += 1;
      else if (![grammar.contrasts, grammar.ands, grammar.fillers].some((among) => among.has(word))) {
        tokens.push({ word, at, clause, part, isNegated: left > 0, isUnable: left > 0 && isUnable });
        left = Math.max(0, left - 1);
      }
      place += 1;
      at += 1;
    }
  }
  return tokens;
}

/** Returns whether a negation is of the word before it: "fever no", "ça gratte pas", "fiebre no tengo". */
function isBehind(
  words: readonly string[],
  place: number,
  negator: number,
  { stops, ands, contrasts, ofThings, has, unable, feels }: Grammar,
): boolean {
  const behind = words.slice(place + negator);
  const end = behind.findIndex((word) => ands.has(word) || contrasts.has(word));
  const rest = end < 0 ? behind : behind.slice(0, end);
  if ([words[place - 1] ?? "", ...words.slice(place, place + negator)].some((word) => stops.has(word)))
    return false;
  if (unable.has(words[place - 1] ?? "")) return false;
  return rest.every((word) => (ofThings.has(word) || has.has(word)) && !feels.has(word));
}

function reachOf(
  words: readonly string[],
  place: number,
  negator: number,
  { stops, acts, fillers }: Grammar,
  isUnable: boolean,
): number {
  const before = words[place - 1] ?? "";
  if (acts.has(before) || stops.has(before)) return 0;
  const after = words.slice(place + negator);
  for (const [index, word] of after.entries()) {
    if (stops.has(word) || stops.has(`${word}_${after[index + 1] ?? ""}`)) return 0;
    if (!fillers.has(word)) break;
  }
  return isUnable ? reachOfUnable : reach;
}

/** Rows of words by their first word: most words begin none. */
const byFirst = new WeakMap<
  readonly (readonly string[])[],
  ReadonlyMap<string, readonly (readonly string[])[]>
>();

function rowsFrom(rows: readonly (readonly string[])[], word: string): readonly (readonly string[])[] {
  const known = byFirst.get(rows) ?? Map.groupBy(rows, ([first = ""]) => first);
  byFirst.set(rows, known);
  return known.get(word) ?? [];
}

function negatorAt(words: readonly string[], place: number, { negators, numb }: Grammar): number {
  const word = words[place] ?? "";
  const stands = (row: readonly string[]) => row.every((one, offset) => words[place + offset] === one);
  if (rowsFrom(numb, word).some(stands)) return 0;
  return Math.max(0, ...rowsFrom(negators, word).map((row) => (stands(row) ? row.length : 0)));
}

/**
 * Reduces a letter repeated three times or more, as by a held key, to one: "heaaaad" becomes "head". Doubled letters
 * stay.
 */
export function withoutRepeatedLetters(text: string): string {
  return text.replaceAll(/(\p{L})\1{2,}/gu, "$1");
}
