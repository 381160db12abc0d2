import { expect, test } from "vitest";
import { readTexts } from "./read-texts.ts";

/** Languages in which a title takes an article: "con la Dra. Pinho" (see `doctorInSentence`). */
const languages: ReadonlySet<string> = new Set(["pt", "pt-BR", "it", "es", "es-CL", "fr"]);
const screens = readTexts().filter(
  ({ area, locale }) => area.startsWith("screens/") && languages.has(locale),
);

/** The name of a clinic or a provider has no title, nor has the adult who accompanies a patient. */
const isWithoutTitle = (english: string) =>
  /\{(?:clinic|provider)\}/.test(english) || english.startsWith("During the call: <0>{0}</0> stays with");

test("screens write a doctor's name after “with” only as the name with its article", () => {
  const found = screens
    .filter(({ english }) => !isWithoutTitle(english))
    .map(({ text }) => text)
    .filter((text) => /(?<!\p{L})(?:con|com|avec) (?:<\d+>)?\{(?!theDoctor\})/iu.test(text));
  expect(found).toEqual([]);
});

test("screens write the name with its article only where no word before it joins with the article", () => {
  const found = screens
    .map(({ text }) => text)
    .filter((text) => /(?<!\p{L})(?:de|a|à|da|di|em|por) (?:<\d+>)?\{theDoctor\}/iu.test(text));
  expect(found).toEqual([]);
});

test("screens of a call and a booking begin with the doctor's name, or have it with its article", () => {
  const found = screens
    .filter(({ area }) => /^screens\/(?:booking|consultation|payment)$/u.test(area))
    // Beside a picture and in a form, as labels.
    .filter(({ english }) => !/^(?:Picture of|Your stars for) /u.test(english))
    .map(({ text }) => text)
    .filter((text) => /[^¿]\{doctor(?:Name)?\}/u.test(text));
  expect(found).toEqual([]);
});
