import type { Grammar } from "./grammar.ts";
import { clausesOf } from "./tokens.ts";

/** Numbers told in a text: a temperature in °C, for how many days something has lasted, and the week of a pregnancy. */
export function valuesOf(text: string, grammar: Grammar): Readonly<Record<string, number>> {
  const temperature = temperatureOf(text, grammar);
  const gestationWeeks = pregnancyWeeksOf(text, grammar);
  const durationDays = durationOf(text, grammar, gestationWeeks);
  return {
    ...(temperature === undefined ? {} : { temperature }),
    ...(durationDays === undefined ? {} : { durationDays }),
    ...(gestationWeeks === undefined ? {} : { gestationWeeks }),
  };
}

const number =
  /(?<!\d)(\d{2,3})(?:[.,](\d{1,2}))?(?!\d)\s*(°|º|degrees?|graus|grados|gradi|degrés?|درجة)?/giu;

/** Degrees are told by their sign or word, or stand in a text with a word of fever; from 95 on they are Fahrenheit. */
function temperatureOf(text: string, grammar: Grammar): number | undefined {
  const { fever } = grammar;
  const western = text.replaceAll(/[٠-٩]/gu, (digit) => String("٠١٢٣٤٥٦٧٨٩".indexOf(digit)));
  const isFever = clausesOf(western).some((words) => words.some((word) => fever.has(word)));
  for (const [, whole = "", part = "0", sign] of western.matchAll(number)) {
    const value = Number(`${whole}.${part}`);
    if (!isFever && sign === undefined) continue;
    if (value >= 34 && value <= 43) return value;
    if (value >= 95 && value <= 109) return Math.round(((value - 32) * 50) / 9) / 10;
  }
  return feverSince(western, grammar);
}

/** "My baby has 39 since last night": of a fever, for nobody is of an age since then. */
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

/** From a month on a length of time is an age as often; it counts only behind "for" or "since". */
const mayBeAge = 7;

/** "Twice a week" says how often, not how long. */
const timesBefore = 2;

function durationOf(text: string, grammar: Grammar, ofPregnancy: number | undefined): number | undefined {
  for (const words of clausesOf(text)) {
    for (let at = 0; at < words.length; at += 1) {
      const moment = grammar.moments.find(([row]) =>
        row.every((word, offset) => words[at + offset] === word),
      );
      if (moment) return moment[1];
      const unit = grammar.units.get(words[at + 1] ?? "");
      const count = countOf(words[at] ?? "", grammar);
      if (unit === undefined || count === undefined) continue;
      if (unit === week && count === ofPregnancy) continue;
      if (words.slice(Math.max(0, at - timesBefore), at).some((word) => grammar.times.has(word))) continue;
      const isSince = [1, 2, 3].some((before) => grammar.since.has(words[at - before] ?? ""));
      if (isSince || unit < mayBeAge) return unit * count;
    }
  }
  return undefined;
}

const week = 7;
/** Weeks of a pregnancy that is known; from the later one on nobody counts an illness in weeks. */
const leastPregnancy = 4;
const surelyPregnancy = 13;
const mostPregnancy = 43;

/** "37 weeks": of a pregnancy where the text has a word for it, or where it is too long for anything else and no "for" or "since" stands before it. */
function pregnancyWeeksOf(text: string, grammar: Grammar): number | undefined {
  const clauses = clausesOf(text);
  const isPregnancyReported = clauses.some((words) => words.some((word) => grammar.pregnant.has(word)));
  for (const words of clauses) {
    for (let at = 0; at < words.length; at += 1) {
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
