import type { Locale } from "@anteroom/domain/shared/locales";

/** A phrase that texts no longer use, its replacement, and exceptions. */
export type RetiredPhrase = {
  readonly locales: readonly Locale[];
  /** Regular expression, matched at word boundaries, ignoring case. */
  readonly phrase: string;
  readonly say: string;
  readonly allow?: readonly { readonly text: string; readonly reason: string }[];
};

/** Words in an English sentence: more than `hard` fails the check, more than `long` is counted. */
export const sentenceLimits = { hard: 32, long: 20 } as const;

/** Returns a message as a reader sees it: plurals in their last form, no tags, placeholders as one word. */
export function plainMessage(text: string): string {
  const plural = /\{\s*\w+\s*,\s*(?:plural|select)\s*,(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
  return text
    .replaceAll(plural, (all) => {
      const forms = [...all.matchAll(/(?:[\w=]+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g)];
      return (forms.at(-1)?.[1] ?? "").replaceAll("#", "7");
    })
    .replaceAll(/<\/?\d+\/?>/g, "")
    .replaceAll(/\{\w*\}/g, "X")
    .replaceAll("\\n", " ");
}

/** Splits a text into sentences, as a reader sees it. An abbreviation before a capital would be split; patient texts have none. */
export function sentencesOf(text: string): readonly string[] {
  return plainMessage(text)
    .split(/(?<=[.!?؟…])["”»)]?\s+|\n/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Returns the number of words in a sentence. */
export function countWords(sentence: string): number {
  return (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'\-.,:]*/gu) ?? []).length;
}

const irregular =
  "been|bought|brought|built|caught|chosen|done|drawn|driven|eaten|found|forgotten|given|gone|heard|held|hidden|hurt|kept|known|left|lost|made|meant|met|paid|put|read|said|seen|sent|set|shown|shut|sold|spent|taken|thrown|told|understood|won|written";
const passive = new RegExp(
  `\\b(?:is|are|was|were|be|been|being|isn’t|aren’t|wasn’t|weren’t)\\s+(?:(?:not|never|only|already|always|also|\\w+ly)\\s+)?(?:\\w+ed|${irregular})\\b`,
  "i",
);

/**
 * Returns whether an English sentence looks passive; adjectives such as "tired" count too, so shares are upper
 * bounds.
 */
export function isPassive(sentence: string): boolean {
  return passive.test(sentence);
}

/** Returns the retired phrases that a text of this language still uses, outside the texts that are allowed. */
export function retiredIn(
  text: string,
  locale: Locale,
  retired: readonly RetiredPhrase[],
): readonly RetiredPhrase[] {
  return retired.filter(({ locales, phrase, allow = [] }) => {
    if (!locales.includes(locale)) return false;
    const rest = allow.reduce((left, { text: right }) => left.replaceAll(right, ""), plainMessage(text));
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrase})(?![\\p{L}\\p{N}])`, "iu").test(rest);
  });
}

/**
 * Returns whether a text equals its English source although it should be translated: it has a word of three letters and is not in
 * `allowed`.
 */
export function isUntranslated(text: string, english: string, allowed: ReadonlySet<string>): boolean {
  if (text !== english || allowed.has(text)) return false;
  return /\p{L}{3,}/u.test(plainMessage(text).replaceAll("X", ""));
}

/** Returns the punctuation marks that are wrong for a language, by name in English. */
export function wrongMarks(text: string, locale: Locale): readonly string[] {
  const shown = plainMessage(text);
  return marks.flatMap(({ name, locales, pattern }) =>
    locales.includes(locale) && pattern.test(shown) ? [name] : [],
  );
}

const everyLocale: readonly Locale[] = ["en", "pt", "pt-BR", "it", "es", "es-CL", "fr", "ar"];
const marks: readonly {
  readonly name: string;
  readonly locales: readonly Locale[];
  readonly pattern: RegExp;
}[] = [
  { name: "straight apostrophe", locales: ["en", "fr", "it"], pattern: /\p{L}'\p{L}|s'(?=\s)/u },
  { name: "straight quotation mark", locales: everyLocale, pattern: /"/ },
  { name: "dash between clauses", locales: everyLocale, pattern: /[—]|\s[–-]\s/ },
  { name: "three full stops", locales: everyLocale, pattern: /\.\.\./ },
  {
    name: "no no-break space before ; : ! ?",
    locales: ["fr"],
    pattern: /[^\s\u00A0\u202F:!?/\d(][;!?:](?=\s|$)| [;:!?»]/u,
  },
  { name: "no no-break space after «", locales: ["fr"], pattern: /«[^\u00A0\u202F]/u },
];
