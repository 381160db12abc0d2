import { expect, test } from "vitest";
import { locales } from "../shared/locales.ts";
import { doctorInSentence } from "./doctor-in-sentence.ts";
import { doctorName, doctorTitles } from "./doctor-name.ts";

test.each([
  ["es", "doctor", "la Dra. Lin", "el Dr. Lin"],
  ["es-CL", "professor", "la Prof.ª Lin", "el Prof. Lin"],
  ["es", "psychologist", "Psic. Lin", "Psic. Lin"],
  ["pt", "doctor", "a Dra. Lin", "o Dr. Lin"],
  ["pt", "professor", "a Prof.ª Lin", "o Prof. Lin"],
  ["pt-BR", "professor", "a Profa. Lin", "o Prof. Lin"],
  ["it", "doctor", "la Dott.ssa Lin", "il Dott. Lin"],
  ["it", "professor", "la Prof.ssa Lin", "il Prof. Lin"],
  ["fr", "doctor", "le Dr Lin", "le Dr Lin"],
  ["fr", "professor", "le Pr Lin", "le Pr Lin"],
  ["en", "doctor", "Dr Lin", "Dr Lin"],
  ["ar", "doctor", "د. Lin", "د. Lin"],
] as const)("in %s the title %s gets the article of its form: %j, %j", (locale, title, woman, man) => {
  const named = (sex: "female" | "male") =>
    doctorInSentence(doctorName({ name: "Lin", title, sex }, locale), locale);
  expect([named("female"), named("male")]).toEqual([woman, man]);
});

test("a name without a title gets no article in any language", () => {
  for (const locale of locales)
    for (const name of ["Lin Wei", "Drago Lin", "Profumo Lin", "Prisca Lin"])
      expect(doctorInSentence(name, locale)).toBe(name);
});

test("every title with two Spanish forms gets an article", () => {
  const forms = doctorTitles
    .map((title) => [
      doctorName({ name: "Lin", title, sex: "female" }, "es"),
      doctorName({ name: "Lin", title, sex: "male" }, "es"),
    ])
    .filter(([woman, man]) => woman !== man)
    .flat();
  expect(forms).toHaveLength(4);
  expect(forms.filter((form) => doctorInSentence(form, "es") === form)).toEqual([]);
});
