import { compilePattern, type Line, type Macros, type Needed } from "./compile-line.ts";
import { fold } from "./fold.ts";
import { openLikely, type Likely } from "./likely.ts";
import type { SelfHarmWords, SignKind } from "./self-harm-words.ts";

/** A phrase to search for in a sentence. */
export type Phrase = {
  /** Whether the sentence has a word for each part of the phrase: a cheap test before `pattern`. */
  mayFit: (sentence: SentenceWords) => boolean;
  /**
   * Returns a global expression, so use `search`, `match` or `replaceAll`, not `test`. Compiled on first use: most
   * phrases are never used.
   */
  pattern: () => RegExp;
};

/** The compiled phrases of one language. */
export type SelfHarmLanguage = {
  words: SelfHarmWords;
  guards: readonly Phrase[];
  accidents: { phrases: readonly Phrase[]; intended: readonly Phrase[] };
  signs: readonly { kind: SignKind; phrase: Phrase }[];
  despair: readonly Phrase[];
  /** The learned score of a whole text, without everyday expressions; always false without weights. */
  likely: Likely;
};

/** Compiles the phrases of one language and decodes its learned weights; do it once. */
export function openLanguage(words: SelfHarmWords): SelfHarmLanguage {
  const macros: Map<string, Line> = new Map();
  for (const [name, line] of Object.entries(words.macros))
    macros.set(fold(name), compilePattern(`(${line})`, macros));
  const open = (line: string) => openPhrase(line, macros);
  return {
    words,
    guards: words.guards.map(open),
    accidents: {
      phrases: words.accidents.phrases.map(open),
      intended: words.accidents.intended.map(open),
    },
    signs: (Object.entries(words.signs) as [SignKind, readonly string[]][]).flatMap(([kind, lines]) =>
      lines.map((line) => ({ kind, phrase: open(line) })),
    ),
    despair: words.despair.map(open),
    likely: openLikelyBeside(words),
  };
}

function openLikelyBeside({ weights, everyday }: SelfHarmWords): Likely {
  if (!weights) return () => false;
  const likely = openLikely(weights);
  if (everyday === undefined) return likely;
  const said = new RegExp(everyday, "giu");
  return (text) => likely(text.replaceAll(said, " "));
}

function openPhrase(line: string, macros: Macros): Phrase {
  const { source, requires } = compilePattern(line, macros);
  let pattern: RegExp | null = null;
  return {
    mayFit: (sentence) => requires.every((words) => sentence.hasOne(words)),
    pattern: () => (pattern ??= new RegExp(`${source}(?= )`, "g")),
  };
}

/**
 * The words of a sentence that `readWords` returned, with and without Arabic prefixes. `hasOne`: whether it has one
 * of these words or prefixes (`word*`); answers are cached by array.
 */
export class SentenceWords {
  readonly #words: ReadonlySet<string>;
  readonly #requested = new Map<Needed, boolean>();

  constructor(sentence: string) {
    this.#words = new Set(sentence.split(" ").flatMap(bareForms));
  }

  hasOne(needed: Needed): boolean {
    const known = this.#requested.get(needed);
    if (known !== undefined) return known;
    const has = needed.some((word) => this.#has(word));
    this.#requested.set(needed, has);
    return has;
  }

  #has(word: string): boolean {
    if (!word.endsWith("*")) return this.#words.has(word);
    const beginning = word.slice(0, -1);
    for (const one of this.#words) if (one.startsWith(beginning)) return true;
    return false;
  }
}

function bareForms(word: string): string[] {
  if (!/^[\u0600-\u06ff]/.test(word)) return [word];
  const withoutAnd = [word, word.replace(/^[وف]/u, "")];
  return withoutAnd.flatMap((one) => [one, one.replace(/^[بلك]/u, ""), one.replace(/^[بكل]?ال/u, "")]);
}
