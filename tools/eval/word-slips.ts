import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { grammarOf } from "@anteroom/domain/health/own-words/grammar";
import { foldWords } from "@anteroom/domain/text/fold-words";
import { smallWordsOf } from "@anteroom/domain/text/small-words";
import { randomOf } from "./typing-errors.ts";

/** Rows of the keyboard of a language, each letter beside those that a finger hits instead. */
const qwerty = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const keyboards: Readonly<Record<string, readonly string[]>> = {
  fr: ["azertyuiop", "qsdfghjklm", "wxcvbn"],
  ar: ["ضصثقفغعهخحج", "شسيبلاتنمك", "ظطذدزرو"],
};

const slipKinds = ["swapped", "left out", "doubled", "neighbouring key", "no accent or space"] as const;
type SlipKind = (typeof slipKinds)[number];

/** A text is worth a slip in a word of so many letters. */
const leastLetters = 4;
const tokenPattern = /\p{L}[\p{L}\p{M}]*/gu;

/** A text with one slip in one word that says something; the same for the same text and seed. Null where it has no such word. */
function withSlip(text: string, locale: Locale, seed: number): string | null {
  const random = randomOf(seed);
  const grammar = grammarOf(locale);
  const silent = new Set([
    ...smallWordsOf(locale),
    ...[grammar.fillers, grammar.joins, grammar.contrasts, grammar.since, grammar.wants].flatMap((one) => [
      ...one,
    ]),
    ...[...grammar.negators, ...grammar.moments.map(([words]) => words)].flat(),
    ...grammar.units.keys(),
    ...grammar.numbers.keys(),
  ]);
  const telling = [...text.matchAll(tokenPattern)].filter(
    ([word]) => Array.from(word).length >= leastLetters && foldWords(word).every((one) => !silent.has(one)),
  );
  const word = telling[Math.floor(random() * telling.length)];
  if (!word) return null;
  const kind = slipKinds[Math.floor(random() * slipKinds.length)] ?? "swapped";
  const end = word.index + word[0].length;
  const isFollowed = text[end] === " ";
  if (kind === "no accent or space" && isFollowed && withoutAccents(word[0]) === word[0])
    return text.slice(0, end) + text.slice(end + 1);
  return text.slice(0, word.index) + slipped(word[0], kind, locale, random) + text.slice(end);
}

const withoutAccents = (word: string) => word.normalize("NFD").replaceAll(/\p{M}/gu, "").normalize("NFC");

function slipped(word: string, kind: SlipKind, locale: Locale, random: () => number): string {
  const bare = withoutAccents(word);
  if (kind === "no accent or space" && bare !== word) return bare;
  const letters = Array.from(word);
  // The first letter is hit right more often than the others.
  const at = 1 + Math.floor(random() * (letters.length - 1));
  const own = letters[at] ?? "";
  if (kind === "left out") letters.splice(at, 1);
  else if (kind === "doubled") letters.splice(at, 0, own);
  else if (kind === "neighbouring key") letters[at] = beside(own, locale, random);
  else {
    // Two equal letters make no slip: another pair is swapped.
    const places = letters.map((_, place) => place).slice(1, -1);
    const unlike = places.filter((place) => letters[place] !== letters[place + 1]);
    const place = unlike[Math.floor(random() * unlike.length)] ?? at - 1;
    letters.splice(place, 2, letters[place + 1] ?? "", letters[place] ?? "");
  }
  return letters.join("");
}

/** A key beside this one. */
function beside(letter: string, locale: Locale, random: () => number): string {
  const rows = keyboards[locale.slice(0, 2)] ?? qwerty;
  const bare = withoutAccents(letter).toLowerCase();
  const row = rows.find((one) => one.includes(bare));
  if (!row) return "";
  const at = row.indexOf(bare);
  const near = [row[at - 1], row[at + 1]].filter((one) => one !== undefined);
  return near[Math.floor(random() * near.length)] ?? letter;
}

/**
 * Returns each text with a version that has one slip in one telling word, by language, omitting those without a possible one. The same
 * seed gives the same slips.
 */
export function withSlips<Text extends { readonly locale: Locale; readonly text: string }>(
  texts: readonly Text[],
  seed: number,
): { clean: Text; slip: Text }[] {
  return locales.flatMap((locale) =>
    texts
      .filter((one) => one.locale === locale)
      .flatMap((clean, at) => {
        const text = withSlip(clean.text, locale, seed * 10_007 + at);
        return text === null || text === clean.text ? [] : [{ clean, slip: { ...clean, text } }];
      }),
  );
}
