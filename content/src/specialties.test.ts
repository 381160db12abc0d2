import { locales } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { languageName } from "./languages.ts";
import { specialties, specialtyName } from "./specialties.ts";

test("every specialty has its own slug and a name in eight languages", () => {
  expect(new Set(specialties.map(({ slug }) => slug)).size).toBe(specialties.length);
  for (const { slug, names } of specialties) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const locale of locales) expect(names[locale].length).toBeGreaterThan(2);
  }
});

test.each([
  ["dermatology", "en", "Skin"],
  ["pulmonology", "es-CL", "Broncopulmonar"],
  ["homeopathy", "en", "homeopathy"],
] as const)("the specialty %s is called in %s: %s", (slug, locale, name) => {
  expect(specialtyName(slug, locale)).toBe(name);
});

test.each([
  ["pt", "en", "Portuguese"],
  ["ar", "fr", "arabe"],
  ["not a tag", "en", "not a tag"],
] as const)("the language %s is called in %s: %s", (tag, locale, name) => {
  expect(languageName(tag, locale)).toBe(name);
});
