import { foldWords } from "../../text/fold-words.ts";
import type { Grammar } from "./grammar.ts";

/** Stands for whatever words say no. */
export const no = "¬";

/** Stands beside it where nothing is felt: "can't feel my face" tells something, "no face" does not. */
export const unfelt = "¬¬";

/** A word of a text that says something, or `no`. */
export type Token = {
  readonly word: string;
  /** Its place among all words of the text. */
  readonly at: number;
  /** Which clause it stands in. */
  readonly clause: number;
  /** Whether a negation before it in its clause reaches it. */
  readonly isNegated: boolean;
  /** Whether that is of what somebody cannot do or feel. */
  readonly isUnable: boolean;
};

/** A comma or full stop between digits ends nothing. */
const ends = /(?<!\d)[.,](?!\d)|[.,](?!\d)|(?<!\d)[.,]|[;:!?()\n،؛؟…]+/u;

/** So many words a negation reaches at most: "no fever or cough or rash". */
const reach = 5;

/** "Can't feel my face on one side" denies no side. */
const reachOfUnable = 1;

/** The words of each clause, folded. */
export function clausesOf(text: string): readonly (readonly string[])[] {
  return text
    .split(ends)
    .map(withoutStutter)
    .map(foldWords)
    .filter((words) => words.length > 0);
}

/** The words that say something, with negations as `no`. A contrast ends a negation, and "and" that of a verb; a comma does, unless what follows goes on with "or". */
export function tokensOf(text: string, grammar: Grammar): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let left = 0;
  /** Whether the last negation is of a thing. */
  let isOfThing = false;
  let isUnable = false;
  for (const [clause, words] of clausesOf(text).entries()) {
    if (!grammar.joins.has(words[0] ?? "")) left = 0;
    for (let place = 0; place < words.length;) {
      const word = words[place] ?? "";
      const negator = negatorAt(words, place, grammar);
      if (negator > 0) {
        tokens.push({ word: no, at, clause, isNegated: false, isUnable: false });
        const around = [words[place - 1], ...words.slice(place, place + negator + 1)];
        isUnable = around.some((one) => grammar.unable.has(one ?? ""));
        if (around.some((one) => grammar.feels.has(one ?? "")))
          tokens.push({ word: unfelt, at, clause, isNegated: false, isUnable: false });
        left = isUnable ? reachOfUnable : reach;
        isOfThing = [word, words[place + negator] ?? ""].some((one) => grammar.ofThings.has(one));
        place += negator;
        at += negator;
        continue;
      }
      if (grammar.contrasts.has(word) || (!isOfThing && grammar.ands.has(word))) left = 0;
      else if (!grammar.fillers.has(word)) {
        tokens.push({ word, at, clause, isNegated: left > 0, isUnable: left > 0 && isUnable });
        left = Math.max(0, left - 1);
      }
      place += 1;
      at += 1;
    }
  }
  return tokens;
}

function negatorAt(words: readonly string[], place: number, { negators, numb }: Grammar): number {
  if (numb.some((row) => row.every((word, offset) => words[place + offset] === word))) return 0;
  const fitting = negators.filter((row) => row.every((word, offset) => words[place + offset] === word));
  return Math.max(0, ...fitting.map((row) => row.length));
}

/** Without letters that a finger left in: "heaaaad" is "head". */
export function withoutStutter(text: string): string {
  return text.replaceAll(/(\p{L})\1{2,}/gu, "$1");
}
