import { locales } from "@anteroom/domain/locales";
import { expect, test } from "vitest";
import { loadSymptomWords, optionLabel } from "./words.ts";

test.each([
  ["en", "Fever", "Does one or both eyes itch badly?"],
] as const)("%s", async (locale, fever) => {
  const words = await loadSymptomWords(locale);
  expect(words.complaints.E_91?.name).toBe(fever);
});

test("placeholder", () => expect(locales.length).toBe(8));
