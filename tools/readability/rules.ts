import type { Locale } from "@anteroom/domain/shared/locales";

/** A phrase that patients no longer meet, what to say instead, and texts where it is right all the same. */
export type Retired = {
  readonly locales: readonly Locale[];
  /** Regular expression, matched without regard to capitals at word boundaries. */
  readonly phrase: string;
  readonly say: string;
  readonly allow?: readonly { readonly text: string; readonly reason: string }[];
};

/** Words of one English sentence above which the check fails, and above which it is counted as long. */
export const sentenceLimits = { hard: 32, long: 20 } as const;

/** A message as a reader sees it: plurals by their last form, no tags, placeholders as one word. */
export function readable(text: string): string {
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

/** Sentences of a text. An abbreviation with a capital after it would split one; patient texts have none. */
export function sentencesOf(text: string): readonly string[] {
  return readable(text)
    .split(/(?<=[.!?؟…])["”»)]?\s+|\n/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Number of words in a sentence. */
export function wordsIn(sentence: string): number {
  return (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'\-.,:]*/gu) ?? []).length;
}

const irregular =
  "been|bought|brought|built|caught|chosen|done|drawn|driven|eaten|found|forgotten|given|gone|heard|held|hidden|hurt|kept|known|left|lost|made|meant|met|paid|put|read|said|seen|sent|set|shown|shut|sold|spent|taken|thrown|told|understood|won|written";
const passive = new RegExp(
  `\\b(?:is|are|was|were|be|been|being|isn’t|aren’t|wasn’t|weren’t)\\s+(?:(?:not|never|only|already|always|also|\\w+ly)\\s+)?(?:\\w+ed|${irregular})\\b`,
  "i",
);

/** Whether an English sentence reads as passive; adjectives such as "tired" count too, so the share is an upper bound. */
export function isPassive(sentence: string): boolean {
  return passive.test(sentence);
}

/** Retired phrases that a text of this language still says. */
export function retiredIn(text: string, locale: Locale, retired: readonly Retired[]): readonly Retired[] {
  return retired.filter(({ locales, phrase, allow = [] }) => {
    if (!locales.includes(locale)) return false;
    const rest = allow.reduce((left, { text: right }) => left.replaceAll(right, ""), readable(text));
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrase})(?![\\p{L}\\p{N}])`, "iu").test(rest);
  });
}

/** Whether a text is its English word for word, although it says something a language would say its own way. */
export function isUntranslated(text: string, english: string, allowed: ReadonlySet<string>): boolean {
  if (text !== english || allowed.has(text)) return false;
  return /\p{L}{3,}/u.test(readable(text).replaceAll("X", ""));
}

/** Marks a language does not set so, each named. */
export function wrongMarks(text: string, locale: Locale): readonly string[] {
  const shown = readable(text);
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
