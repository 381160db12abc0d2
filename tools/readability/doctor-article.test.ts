import { expect, test } from "vitest";
import { readTexts } from "./read-texts.ts";

/** Languages in which a title takes an article: "con la Dra. Pinho" (see `doctorInSentence`). */
const languages: ReadonlySet<string> = new Set(["pt", "pt-BR", "it", "es", "es-CL", "fr"]);
const screens = readTexts().filter(
  ({ area, locale }) => area.startsWith("screens/") && languages.has(locale),
);

/** Names of clinics, providers and accompanying adults have no title, and addresses of emails none either. */
const isWithoutTitle = (english: string) =>
  /\{(?:clinic|provider|ends)\}/.test(english) ||
  english.startsWith("During the call: <0>{0}</0> stays with");

test("texts have a doctor's name after “with” only together with its article", () => {
  const found = screens
    .filter(({ english }) => !isWithoutTitle(english))
    .map(({ text }) => text)
    .filter((text) => /(?<!\p{L})(?:con|com|avec) (?:<\d+>)?\{(?!theDoctor\})/iu.test(text));
  expect(found).toEqual([]);
});

test("texts have no name with its article after a preposition that contracts with the article", () => {
  const found = screens
    .map(({ text }) => text)
    .filter((text) => /(?<!\p{L})(?:de|a|à|da|di|em|por) (?:<\d+>)?\{theDoctor\}/iu.test(text));
  expect(found).toEqual([]);
});

test("texts of calls and bookings start with the doctor's name or give it with its article", () => {
  const found = screens
    .filter(({ area }) => /^screens\/(?:booking|consultation|payment)$/u.test(area))
    // Labels of a picture and of a form.
    .filter(({ english }) => !/^(?:Picture of|Your stars for) /u.test(english))
    .map(({ text }) => text)
    .filter((text) => /[^¿]\{doctor(?:Name)?\}/u.test(text));
  expect(found).toEqual([]);
});
