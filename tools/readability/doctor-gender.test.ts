import { expect, test } from "vitest";
import { readTexts } from "./read-texts.ts";

/** Screens of one appointment, whose doctor has a name and a sex. */
const ofOneDoctor = /^screens\/(?:appointments|booking|consultation|messages|payment|push|reminders)$/u;

test.each([
  ["pt", /(?<![\p{L}])(?:o|ao|do|pelo) médico(?![\p{L}])/iu],
  ["pt-BR", /(?<![\p{L}])(?:o|ao|do|pelo) médico(?![\p{L}])/iu],
  ["es", /(?<![\p{L}])(?:el|al|del) médico(?![\p{L}])/iu],
  ["es-CL", /(?<![\p{L}])(?:el|al|del) médico(?![\p{L}])/iu],
] as const)(
  "sentences in %s about the doctor of an appointment use no masculine form",
  (language, masculine) => {
    const found = readTexts()
      .filter(({ area, locale }) => locale === language && ofOneDoctor.test(area))
      // "Choose another doctor" names no specific doctor.
      .filter(({ english }) => !english.startsWith("Change the doctor"))
      // Health-critical texts keep their back-translated form.
      .filter(
        ({ english }) => english !== "Tell the doctor now." && !english.startsWith("The doctor can see them"),
      )
      .map(({ text }) => text)
      .filter((text) => masculine.test(text));
    expect(found).toEqual([]);
  },
);
