import { latinDigits } from "../../text/latin-digits.ts";
import type { Grammar } from "./grammar.ts";

/** "20+3", "20w + 3d", "20SA + 3j": days beyond the full weeks of a pregnancy. */
const daysBeyond =
  /(?<!\d)(\d{1,2}\s?(?:[a-z]{1,9}\.?)?)\s?\+\s?[0-6](?:\s?(?:days?|d|jours?|j|d[ií]as?|giorni|gg?)(?![\p{L}]))?/giu;

/** A number and the letters behind it; what follows decides whether they are a unit. */
const counted = /(?<![\p{L}\d])(\d{1,3})(\s?)([a-z]{1,4})(?![\p{L}\d])\.?/giu;

/**
 * Writes abbreviated units of time in full: "20 wks" becomes 20 weeks, "depuis 2 j" 2 days. A single letter counts
 * only after "since", except a week's directly after its number. Also drops the days of "20+3" weeks and writes
 * Arabic digits as 0 to 9. Unchanged where the language has no abbreviations.
 */
export function withLongUnits(text: string, { short, since }: Grammar): string {
  if (short.size === 0) return text;
  const whole = latinDigits(text).replaceAll(daysBeyond, "$1");
  return whole.replaceAll(counted, (all, count: string, space: string, letters: string, at: number) => {
    const unit = short.get(letters) ?? short.get(letters.toLowerCase());
    if (unit === undefined) return all;
    const before = /([\p{L}]+)\s*$/u.exec(whole.slice(0, at))?.[1]?.toLowerCase() ?? "";
    const isSince = since.has(before.normalize("NFD").replaceAll(/\p{M}/gu, ""));
    if (letters.length === 1 && !isSince && !(unit.isWeek && space === "")) return all;
    if (unit.isOtherWord && !isSince && !isEnd(whole.slice(at + all.length))) return all;
    return `${count} ${unit.words}`;
  });
}

/** Nothing that the word could belong to follows: "20 sem." is a length, "20 sem febre" is none. */
const isEnd = (behind: string): boolean => /^\s*(?:$|[,.;!?)]|(?:de|e|da)(?![\p{L}]))/u.test(behind);
