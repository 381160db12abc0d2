import { fold } from "./fold.ts";

/**
 * A compiled pattern of `SelfHarmWords`. `source` is a regular expression over ` folded words .`, a space before
 * each word. `requires` lists, for each mandatory part, the words it can begin with: a cheap test before the
 * regular expression.
 */
export type Line = { source: string; requires: readonly Needed[] };
/** Words, or prefixes that end in `*`, of which a sentence must have at least one. */
export type Needed = readonly string[];
/** Compiled patterns that lines include as `{name}`, by their folded name (`fold`). */
export type Macros = ReadonlyMap<string, Line>;

const isArabic = /^\[?[\u0600-\u06ff]/;
/** Arabic writes "and", "with", "to", "the" as one with the word. */
const attached = "(?:[وف]?(?:[بكل]?ال|[بلك])?)";
const token = /\{\w+\}|[()|?#]|[^\s()|?#{}]+/gu;

const gaps: Readonly<Record<string, string>> = {
  _: "(?: [^ .]+){0,2}?",
  __: "(?: [^ .]+){0,6}?",
  "~": "(?: (?!(?:i|je|j|eu|yo|io|انا) )[^ .,]+){0,4}?",
  ".": " \\.",
};
const repeats: Readonly<Record<string, string>> = { "?": "?", "#": "{0,4}" };

/**
 * Compiles one line in the notation of `SelfHarmWords`, folding it. Never throws: an unknown `{macro}` compiles to
 * nothing and so widens the pattern. A macro must be compiled before the lines that include it.
 */
export function compilePattern(line: string, macros: Macros): Line {
  return sequence(fold(line).match(token) ?? [], { at: 0 }, macros);
}

type Cursor = { at: number };

function sequence(tokens: readonly string[], cursor: Cursor, macros: Macros): Line {
  let source = "";
  const requires: Needed[] = [];
  while (cursor.at < tokens.length && tokens[cursor.at] !== "|" && tokens[cursor.at] !== ")") {
    const part = element(tokens, cursor, macros);
    const repeat = repeats[tokens[cursor.at] ?? ""];
    if (repeat !== undefined) cursor.at += 1;
    else requires.push(...part.requires);
    source += repeat === undefined ? part.source : `(?:${part.source})${repeat}`;
  }
  return { source, requires };
}

function element(tokens: readonly string[], cursor: Cursor, macros: Macros): Line {
  const word = tokens[cursor.at] ?? "";
  cursor.at += 1;
  if (word === "(") return group(tokens, cursor, macros);
  if (word.startsWith("{")) return macros.get(word.slice(1, -1)) ?? { source: "", requires: [] };
  const gap = gaps[word];
  if (gap !== undefined) return { source: gap, requires: [] };
  const source = ` ${isArabic.test(word) ? attached : ""}${word.replaceAll("*", "[^ .]*")}`;
  return { source, requires: /^[\p{L}\p{N}]+\*?$/u.test(word) ? [[word]] : [] };
}

/** One of several: what it needs is one of what they need first; nothing where one of them needs nothing. */
function group(tokens: readonly string[], cursor: Cursor, macros: Macros): Line {
  const choices: Line[] = [];
  do {
    choices.push(sequence(tokens, cursor, macros));
    cursor.at += 1; // behind the bar or the bracket
  } while (tokens[cursor.at - 1] === "|");
  const firsts = choices.map(({ requires }) => requires[0]);
  const isAny = firsts.includes(undefined);
  return {
    source: `(?:${choices.map((choice) => choice.source).join("|")})`,
    requires: isAny ? [] : [[...new Set(firsts.flatMap((words) => words ?? []))]],
  };
}
