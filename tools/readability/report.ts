import type { Locale } from "@anteroom/domain/shared/locales";
import type { Text } from "./read-texts.ts";
import {
  isPassive,
  isUntranslated,
  type RetiredPhrase,
  retiredIn,
  sentenceLimits,
  sentencesOf,
  countWords,
  wrongMarks,
} from "./rules.ts";

/** Rules that fail the check. */
export type Rule = "retired phrase" | "untranslated" | "sentence too long" | "mark";

/** A text that breaks a rule. */
export type Finding = {
  readonly rule: Rule;
  readonly area: string;
  readonly where: string;
  readonly locale: Locale;
  readonly text: string;
  readonly says: string;
};

/** How many findings an area may still have, by area and rule; numbers may only fall. */
export type Allowance = Readonly<Record<string, Partial<Readonly<Record<Rule, number>>>>>;

/** The phrases and texts that `findingsIn` judges by. */
export type Lists = {
  readonly retired: readonly RetiredPhrase[];
  /** Texts that may equal their English source, such as names and shared terms. */
  readonly same: ReadonlySet<string>;
};

/**
 * Returns all findings. Licensed instruments are exempt. A text that a variety inherits is checked only for the
 * variety's own rules.
 */
export function findingsIn(texts: readonly Text[], { retired, same }: Lists): readonly Finding[] {
  return texts.flatMap(({ area, where, locale, text, english, inherited }) => {
    if (area === "licensed") return [];
    const found = (rule: Rule, says: string): Finding => ({ rule, area, where, locale, text, says });
    const phrases = retiredIn(text, locale, retired)
      .filter(({ locales }) => !inherited || !locales.includes(baseOf(locale)))
      .map(({ phrase, say }) => found("retired phrase", `“${phrase}”: ${say}`));
    if (inherited) return phrases;
    const long =
      locale === "en"
        ? sentencesOf(text)
            .map(countWords)
            .filter((words) => words > sentenceLimits.hard)
        : [];
    return [
      ...phrases,
      ...long.map((words) => found("sentence too long", `${words} words, at most ${sentenceLimits.hard}`)),
      ...(locale !== "en" && isUntranslated(text, english, same)
        ? [found("untranslated", "as in English")]
        : []),
      // A no-break space or a curly apostrophe would halve what fits in one text message (GSM 03.38).
      ...(area === "messages/text-messages" ? [] : wrongMarks(text, locale)).map((mark) =>
        found("mark", mark),
      ),
    ];
  });
}

function baseOf(locale: Locale): Locale {
  return locale === "pt-BR" ? "pt" : locale === "es-CL" ? "es" : locale;
}

/** Counts of English texts, sentences and words, of long (over 20 words) and of passive sentences. */
export type Reading = {
  readonly texts: number;
  readonly sentences: number;
  readonly words: number;
  readonly long: number;
  readonly passive: number;
};

/** Returns these counts of the English texts by group ("screens", "messages", "topics"). */
export function readingsOf(texts: readonly Text[]): ReadonlyMap<string, Reading> {
  const readings = new Map<string, Reading>();
  for (const { area, locale, text } of texts) {
    if (locale !== "en") continue;
    const group = area.split("/", 1)[0] ?? area;
    const before = readings.get(group) ?? { texts: 0, sentences: 0, words: 0, long: 0, passive: 0 };
    const sentences = sentencesOf(text);
    const lengths = sentences.map(countWords);
    readings.set(group, {
      texts: before.texts + 1,
      sentences: before.sentences + sentences.length,
      words: before.words + lengths.reduce((sum, one) => sum + one, 0),
      long: before.long + lengths.filter((one) => one > sentenceLimits.long).length,
      passive: before.passive + sentences.filter(isPassive).length,
    });
  }
  return readings;
}

/** Number of findings by area and rule. */
function countFindings(findings: readonly Finding[]): Allowance {
  const counts: Record<string, Partial<Record<Rule, number>>> = {};
  for (const { area, rule } of findings) {
    const ofArea = (counts[area] ??= {});
    ofArea[rule] = (ofArea[rule] ?? 0) + 1;
  }
  return counts;
}

/** Returns all findings of areas and rules that exceed their allowance; none is allowed where the area or rule is missing. */
export function beyondAllowance(findings: readonly Finding[], allowance: Allowance): readonly Finding[] {
  const counts = countFindings(findings);
  return findings.filter(({ area, rule }) => (counts[area]?.[rule] ?? 0) > (allowance[area]?.[rule] ?? 0));
}

/** Returns the allowance reduced to the present findings; it never rises. */
export function lowerAllowance(allowance: Allowance, findings: readonly Finding[]): Allowance {
  const counts = countFindings(findings);
  return Object.fromEntries(
    Object.entries(allowance).flatMap(([area, rules]) => {
      const left = Object.entries(rules).flatMap(([rule, allowed]) => {
        const now = Math.min(allowed, counts[area]?.[rule as Rule] ?? 0); // keys of an allowance are rules
        return now > 0 ? [[rule, now]] : [];
      });
      return left.length > 0 ? [[area, Object.fromEntries(left)]] : [];
    }),
  );
}
