import { expect, test } from "vitest";
import {
  isPassive,
  isUntranslated,
  plainMessage,
  retiredIn,
  sentencesOf,
  countWords,
  wrongMarks,
} from "./rules.ts";

test.each([
  ["{0, plural, one {# review} other {# reviews}} by patients", "7 reviews by patients"],
  ["Call <0>{number}</0> now.", "Call X now."],
  ["{n, plural, =1 {One} other {{n} more <0>times</0>}}", "X more times"],
])("a message is read as it appears on the screen: %s", (message, read) => {
  expect(plainMessage(message)).toBe(read);
});

test("sentences and words are counted as a reader sees them", () => {
  expect(sentencesOf("Your card was declined. Try 16:10 again!").map(countWords)).toEqual([4, 3]);
});

test.each([
  ["Your payment was refused.", true],
  ["The code has been sent.", true],
  ["It is only shown once.", true],
  ["We refused your payment.", false],
  ["You are early.", false],
])("passive and active sentences are told apart: %s", (sentence, passive) => {
  expect(isPassive(sentence)).toBe(passive);
});

const retired = [
  {
    locales: ["en"],
    phrase: "stands?",
    say: "is in",
    allow: [{ text: "too weak to stand", reason: "A person on their feet." }],
  },
] as const;

test.each([
  ["It stands in your email.", "en", 1],
  ["You are too weak to stand.", "en", 0],
  ["You are too weak to stand. It stands there.", "en", 1],
  ["We understand.", "en", 0],
  ["It stands in your email.", "fr", 0],
] as const)(
  "a retired phrase is found in its language, unless it is allowed: %s (%s)",
  (text, locale, count) => {
    expect(retiredIn(text, locale, retired)).toHaveLength(count);
  },
);

test.each([
  ["Continue", "Continue", true],
  ["Total: {sum}", "Total: {sum}", false],
  ["{name}, {when}", "{name}, {when}", false],
  ["Continuer", "Continue", false],
])("a text equal to its English original counts as untranslated: %s / %s", (text, english, untranslated) => {
  expect(isUntranslated(text, english, new Set(["Total: {sum}"]))).toBe(untranslated);
});

test.each([
  ["L'heure", "fr", ["straight apostrophe"]],
  ["L’heure est passée\u00A0: réessayez.", "fr", []],
  ["L’heure est passée : réessayez.", "fr", ["no no-break space before ; : ! ?"]],
  ["Prêt?", "fr", ["no no-break space before ; : ! ?"]],
  ["Dès 10:30 chez vous", "fr", []],
  ["Wait — then go", "en", ["dash between clauses"]],
  ['Say "yes"...', "es", ["straight quotation mark", "three full stops"]],
] as const)("wrong punctuation marks are reported: %s (%s)", (text, locale, names) => {
  expect(wrongMarks(text, locale)).toEqual(names);
});
