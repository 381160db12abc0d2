import { expect, test } from "vitest";
import { speakersFirst } from "./speakers-first.ts";

const doctors = [
  { id: 1, languages: ["en"] },
  { id: 2, languages: ["en", "pt"] },
  { id: 3, languages: ["fr"] },
  { id: 4, languages: ["pt-BR"] },
];

test.each([
  ["pt", [2, 4, 1, 3]],
  ["pt-BR", [2, 4, 1, 3]],
  ["ar", [1, 2, 3, 4]],
])("a reader in %s sees speakers of the language first, and nobody is missing", (locale, ids) => {
  expect(speakersFirst(doctors, locale).map(({ id }) => id)).toEqual(ids);
});
