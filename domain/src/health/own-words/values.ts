import type { Grammar } from "./grammar.ts";
import { isArabic } from "../../booking/doctor-search/word-stems.ts";
import { formsOf } from "../../text/fold-words.ts";
import { latinDigits } from "../../text/latin-digits.ts";
import { daysInARow } from "./in-a-row.ts";
import { withLongUnits } from "./short-units.ts";
import { clausesOf } from "./tokens.ts";

/**
 * Returns the numbers a text states, only those found: `temperature` in °C (from °F where 95 to 109), `durationDays`,
 * the first duration (an hour is 1/24), and `gestationWeeks`. Nights in a row win over other durations; ages and
 * frequencies do not count. `today` is the day of the week, Sunday as 0; without it "since Monday" is not read.
 */
export function valuesOf(typed: string, grammar: Grammar, today?: number): Readonly<Record<string, number>> {
  const text = withLongUnits(typed, grammar);
  const temperature = temperatureOf(text, grammar);
  const gestationWeeks = pregnancyWeeksOf(text, grammar);
  const durationDays = lengthsOf(text, { grammar, today, ofPregnancy: gestationWeeks })[0]?.days;
  return {
    ...(temperature === undefined ? {} : { temperature }),
    ...(durationDays === undefined ? {} : { durationDays }),
    ...(gestationWeeks === undefined ? {} : { gestationWeeks }),
  };
}

const number =
  /(?<!\d)(\d{2,3})(?:[.,](\d{1,2}))?(?!\d)\s*(°|º|degrees?|graus|grados|gradi|degrés?|درجة)?/giu;

/**
 * Returns the first temperature in °C: a number with a sign or word for degrees, in a text with a word for fever, or
 * a bare number that is typical of one. From 95 on it is Fahrenheit.
 */
function temperatureOf(text: string, grammar: Grammar): number | undefined {
  const { fever } = grammar;
  const western = latinDigits(text);
  const isFever = clausesOf(western).some((words) => words.some((word) => fever.has(word)));
  for (const { 0: all, 1: whole = "", 2: part = "0", 3: sign, index } of western.matchAll(number)) {
    const value = Number(`${whole}.${part}`);
    if (!isFever && sign === undefined && !isBareFever(value, part, western.slice(index + all.length)))
      continue;
    if (value >= 34 && value <= 43) return value;
    if (value >= 95 && value <= 109) return Math.round(((value - 32) * 50) / 9) / 10;
  }
  return feverSince(western, grammar);
}

/**
 * Returns whether a bare number such as "38.4" is a temperature: hardly anything else has one decimal in this range,
 * unless a unit follows.
 */
function isBareFever(value: number, part: string, behind: string): boolean {
  return (
    part.length === 1 &&
    part !== "0" &&
    value >= 37.5 &&
    value <= 41.9 &&
    !/^\s*(?:%|\/|kg|kilo|cm|mm|mmol|l\b|€|eur|[$]|week|wk|semana|settiman|semain|اسبوع|أسبوع|كيلو|سم)/iu.test(
      behind,
    )
  );
}

/** Returns the temperature of "my baby has 39 since last night": with a time, it is no age. */
function feverSince(text: string, { has, since, moments }: Grammar): number | undefined {
  for (const words of clausesOf(text))
    for (let at = 1; at + 1 < words.length; at += 1) {
      const value = Number(words[at]);
      if (!(value >= 38 && value <= 42) || !has.has(words[at - 1] ?? "")) continue;
      const next = words[at + 1] ?? "";
      if (since.has(next) || moments.some(([row]) => row[0] === next)) return value;
    }
  return undefined;
}

/**
 * The least and most days that a stated duration may mean, both included; fractions for hours. `most` is 50,000 where
 * only "more than" was stated.
 */
export type DurationRange = { readonly least: number; readonly most: number };

/**
 * Returns the range from the shortest to the longest stated duration in days: "since yesterday, and a cough for 3
 * weeks" is 1 to 21. Undefined when none is stated. "For days" counts only where no duration is stated in numbers or
 * by a day. `today` as in `valuesOf`.
 */
export function durationsOf(typed: string, grammar: Grammar, today?: number): DurationRange | undefined {
  const text = withLongUnits(typed, grammar);
  const lengths = lengthsOf(text, { grammar, today, ofPregnancy: pregnancyWeeksOf(text, grammar) });
  if (lengths.length === 0) return undefined;
  return {
    least: Math.min(...lengths.map(({ least }) => least)),
    most: Math.max(...lengths.map(({ most }) => most)),
  };
}

type Length = DurationRange & { readonly days: number };

/** From a month on a length of time is an age as often; it counts only behind "for" or "since". */
const mayBeAge = 7;

/** How far before a duration a word makes it a frequency: "twice a week". */
const timesBefore = 2;

/** "A few days" may be six. */
const mostOfVague = 6;
const fewestOfVague = 2;

type Reading = {
  readonly grammar: Grammar;
  /** The day of the week, Sunday as 0. */
  readonly today: number | undefined;
  readonly ofPregnancy: number | undefined;
};

/**
 * Returns durations stated in numbers or by a day, else uncounted ones ("for days"). Consecutive nights win over all
 * others.
 */
function lengthsOf(text: string, reading: Reading): readonly Length[] {
  // "4.ª" is one word.
  const clauses = clausesOf(latinDigits(text).replaceAll(/(\d)\.(?=[ªº])/gu, "$1"));
  const inARow = clauses.flatMap((words) => daysInARow(words, reading.grammar.numbers) ?? []);
  if (inARow.length > 0) return inARow.map((days) => ({ days, least: days, most: days }));
  const stated = clauses.flatMap((words) => statedLengths(words, reading));
  return stated.length > 0 ? stated : clauses.flatMap((words) => uncountedLengths(words, reading.grammar));
}

function statedLengths(
  words: readonly string[],
  { grammar, today, ofPregnancy }: Reading,
): readonly Length[] {
  const lengths: Length[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const moment = grammar.moments.find(([row]) => row.every((word, offset) => words[at + offset] === word));
    if (moment) {
      if (moment[1] < 1 && isHowOften(words, at, moment[0].length, grammar)) continue;
      if (isOfAge(words, at)) continue;
      lengths.push({ days: moment[1], least: moment[1], most: moment[1] });
      at += moment[0].length - 1;
      continue;
    }
    // "From the day of Monday" is not from a day on.
    if (grammar.weekdays.has(words[at + 1] ?? "") && grammar.units.has(words[at] ?? "")) continue;
    const sinceDay = today === undefined ? undefined : sinceDayAt(words, at, grammar, today);
    if (sinceDay) {
      lengths.push(sinceDay);
      continue;
    }
    // Arabic writes "since an hour" without "an".
    const word = words[at] ?? "";
    const alone = isArabic(word) && !grammar.several.has(word) ? grammar.units.get(word) : undefined;
    if (alone !== undefined && grammar.since.has(words[at - 1] ?? "") && !isOfAge(words, at)) {
      lengths.push({ days: alone, least: alone, most: alone });
      continue;
    }
    const length = lengthAt(words, at, grammar, ofPregnancy);
    if (length) lengths.push(length);
  }
  return lengths;
}

/**
 * Returns the duration since a weekday ("since Monday", "desde el lunes", "من يوم الاثنين"): the last one before
 * today; with "last", possibly the one before.
 */
function sinceDayAt(
  words: readonly string[],
  at: number,
  { weekdays, sinceDay, since }: Grammar,
  today: number,
): Length | undefined {
  const day = weekdays.get(words[at] ?? "");
  if (day === undefined) return undefined;
  const [before = "", previous = ""] = [words[at - 2], words[at - 1]];
  if (!sinceDay.has(previous) && !sinceDay.has(before)) return undefined;
  const days = (today - day + 7) % 7 || 7;
  const isLast = !sinceDay.has(previous) && since.has(previous);
  return { days, least: days, most: isLast ? days + 7 : days };
}

/**
 * How many units "for days" is read as, and the most days it may mean, by unit; our own reading, no source says how
 * many.
 */
const someUnits = 3;
const mostUncounted: ReadonlyMap<number, number> = new Map([
  [1 / 24, 23 / 24],
  [1, 13],
  [7, 60],
  [30, 364],
]);

/** "For days", "há semanas", "depuis des mois". */
function uncountedLengths(words: readonly string[], grammar: Grammar): readonly Length[] {
  return words.flatMap((word, at) => {
    const unit = grammar.several.has(word) ? grammar.units.get(word) : undefined;
    const before = words[at - 1] === "des" ? words[at - 2] : words[at - 1];
    if (unit === undefined || !grammar.forMany.has(before ?? "")) return [];
    const behind = words.slice(at + 1, at + 4);
    if (behind.some((one) => grammar.times.has(one) || grammar.late.has(one))) return [];
    return { days: unit * someUnits, least: unit * fewestOfVague, most: mostUncounted.get(unit) ?? longest };
  });
}

/** Returns the duration of a number, or a word for one, before a unit of time. */
function lengthAt(
  words: readonly string[],
  at: number,
  grammar: Grammar,
  ofPregnancy: number | undefined,
): Length | undefined {
  const counted = countedAt(words, at, grammar);
  if (!counted) return undefined;
  const { count, unit, isVague, start } = counted;
  const before = (reach: number, among: ReadonlySet<string>) =>
    words.slice(Math.max(0, start - reach), start).some((word) => among.has(word));
  if (unit === week && count === ofPregnancy) return undefined;
  if (before(timesBefore, grammar.times)) return undefined;
  if (isOfAge(words, start)) return undefined;
  const behind = words.slice(at + 1, at + 4);
  const isSince =
    before(3, grammar.since) || behind.some((word) => grammar.ago.has(word)) || behind[1] === "of";
  // "It took an hour to stop", "after 10 hours of sleep": durations of an illness in hours have "for" or "ago".
  if (unit < 1 && (!isSince || behind.some((word) => grammar.times.has(word)))) return undefined;
  if (behind.slice(1).some((word) => grammar.late.has(word)) || before(2, grammar.late)) return undefined;
  if (
    grammar.articles.has(words[start] ?? "") &&
    unit >= 1 &&
    !isSince &&
    !grammar.has.has(words[start - 1] ?? "")
  )
    return undefined;
  if (!before(3, grammar.since) && unit >= mayBeAge) return undefined;
  const days = unit * count;
  if (isCompared(words, start, grammar.moreThan))
    return { days: days + Math.min(unit, 1), least: days, most: longest };
  if (isCompared(words, start, grammar.lessThan))
    return { days: days - Math.min(unit, 1) / 24, least: 0, most: days };
  if (isVague) return { days, least: unit * fewestOfVague, most: unit * mostOfVague };
  const from = Number(/^\d{1,3}$/u.exec(words[start - 1] ?? "")?.[0] ?? count); // "2-3 days"
  return { days, least: unit * Math.min(from, count), most: days };
}

/** Returns an Arabic text without stated ages: "his age is a month and a half". */
const withoutAge = (text: string): string =>
  text.replaceAll(
    /(?<!\p{L})و?عمر(?:ه|ها|و|ي)?\s+(?:\S+\s+)?(?:شهر|اشهر|أشهر|شهور|شهرين|سنة|سنه|سنين|سنوات|سنتين|اسبوع|أسبوع|اسابيع|أسابيع|اسبوعين|أسبوعين|يوم|ايام|أيام)(?:\s+ونص\p{L}*)?/gu,
    " ",
  );

/**
 * Returns a text with its Arabic ages and "half an hour" replaced by spaces, so that the word for "half" remains only
 * where it means half of the body. Texts in other scripts are unchanged.
 */
export const withoutAgesAndHalfHours = (text: string): string =>
  withoutAge(text).replaceAll(/(?<!\p{L})(?:نص|نصف)\s+(?:ساعة|ساعه)(?!\p{L})/gu, " ");

/** Whether a duration is an age, as Arabic writes it: "his age is two years". */
const isOfAge = (words: readonly string[], at: number) =>
  [1, 2].some((before) => /^و?عمر(?:ه|ها|و|ي)?$/u.test(words[at - before] ?? ""));

/** "Every half an hour", "de meia em meia hora". */
function isHowOften(words: readonly string[], at: number, length: number, { times }: Grammar): boolean {
  const before = words.slice(Math.max(0, at - timesBefore), at);
  return before.some((word) => times.has(word) || words.slice(at, at + length).includes(word));
}

/** More days than a person has ever lived, and a number that can be stored. */
const longest = 50_000;

const than: ReadonlySet<string> = new Set(["than", "de", "di", "d", "do", "que", "من"]);

/** "More than 3 weeks", "over a month"; but "over the last month" is no more than that. */
function isCompared(words: readonly string[], start: number, among: ReadonlySet<string>): boolean {
  const [before = "", last = ""] = [words[start - 2], words[start - 1]];
  return among.has(last) || (among.has(before) && than.has(last));
}

type Counted = { count: number; unit: number; isVague: boolean; start: number };

function countedAt(words: readonly string[], at: number, grammar: Grammar): Counted | undefined {
  const word = words[at] ?? "";
  const glued = /^(\d{1,3})h$/u.exec(word);
  if (glued) return { count: Number(glued[1]), unit: 1 / 24, isVague: false, start: at };
  const single = grammar.single.get(word);
  if (single !== undefined && grammar.since.has(words[at - 1] ?? ""))
    return { count: 1, unit: single, isVague: false, start: at };
  const next = words[at + 1] ?? "";
  const unit = grammar.units.get(grammar.connectors.has(next) ? (words[at + 2] ?? "") : next);
  const count = countOf(word, grammar);
  if (unit === undefined || count === undefined) return undefined;
  return { count, unit, isVague: grammar.vague.has(word), start: at };
}

const week = 7;
/** The weeks of a stated pregnancy; from the second limit on, weeks are hardly ever the duration of an illness. */
const leastPregnancy = 4;
const surelyPregnancy = 13;
const mostPregnancy = 43;

/** "20th week", "20a settimana". */
const ordinal = /^(\d{1,2})(?:th|st|nd|rd|a|e|eme)$/u;

/** Returns the number of a single week: "week 20", "بالاسبوع 20", "20th week". */
function numberOfWeek(words: readonly string[], at: number, { units }: Grammar): number | undefined {
  const isWeek = (word = "") => formsOf(word).some((form) => units.get(form) === week);
  const [word = "", next = ""] = [words[at], words[at + 1]];
  const behind = /^\d{1,2}$/u.test(next) && isWeek(word) ? next : undefined;
  const before = isWeek(next) ? ordinal.exec(word)?.[1] : undefined;
  const count = Number(behind ?? before);
  return count >= leastPregnancy && count <= mostPregnancy ? count : undefined;
}

/**
 * Returns the weeks of a pregnancy: with a word for it, or where the number is too long for a duration and no "for"
 * or "since" precedes it.
 */
function pregnancyWeeksOf(text: string, grammar: Grammar): number | undefined {
  const clauses = clausesOf(text);
  const isPregnancyReported = clauses.some((words) => words.some((word) => grammar.pregnant.has(word)));
  for (const words of clauses) {
    for (let at = 0; at < words.length; at += 1) {
      const numbered = isPregnancyReported ? numberOfWeek(words, at, grammar) : undefined;
      if (numbered !== undefined) return numbered;
      const count = countOf(words[at] ?? "", grammar);
      if (count === undefined || grammar.units.get(words[at + 1] ?? "") !== week) continue;
      const isSince = [1, 2, 3].some((before) => grammar.since.has(words[at - before] ?? ""));
      if (isSince || count > mostPregnancy) continue;
      if (count >= (isPregnancyReported ? leastPregnancy : surelyPregnancy)) return count;
    }
  }
  return undefined;
}

function countOf(word: string, { numbers }: Grammar): number | undefined {
  return /^\d{1,3}$/u.test(word) ? Number(word) : numbers.get(word);
}
