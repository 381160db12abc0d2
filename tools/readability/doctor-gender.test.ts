import { expect, test } from "vitest";
import { readTexts } from "./read-texts.ts";

/** Screens of one appointment, whose doctor has a name and a sex. */
const ofOneDoctor = /^screens\/(?:appointments|booking|consultation|messages|payment|push|reminders)$/u;

test.each([
  ["pt", /(?<![\p{L}])(?:o|ao|do|pelo) médico(?![\p{L}])/iu],
  ["pt-BR", /(?<![\p{L}])(?:o|ao|do|pelo) médico(?![\p{L}])/iu],
  ["es", /(?<![\p{L}])(?:el|al|del) médico(?![\p{L}])/iu],
  ["es-CL", /(?<![\p{L}])(?:el|al|del) médico(?![\p{L}])/iu],
] as const)("sentences in %s about the doctor of an appointment call nobody a man", (language, masculine) => {
  const found = readTexts()
    .filter(({ area, locale }) => locale === language && ofOneDoctor.test(area))
    // "Choose another doctor" speaks of no one.
    .filter(({ english }) => !english.startsWith("Change the doctor"))
    // Health-critical, in the form that was translated back.
    .filter(
      ({ english }) => english !== "Tell the doctor now." && !english.startsWith("The doctor can see them"),
    )
    .map(({ text }) => text)
    .filter((text) => masculine.test(text));
  expect(found).toEqual([]);
});
