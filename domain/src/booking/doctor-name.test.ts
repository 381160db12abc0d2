import { expect, test } from "vitest";
import { doctorName, doctorTitles } from "./doctor-name.ts";
import { locales, type Locale } from "../shared/locales.ts";

const rocha = { name: "Ana Rocha", title: "doctor", sex: "female" } as const;
const vial = { name: "Joaquín Vial", title: "doctor", sex: "male" } as const;

test.each<[Locale, string, string]>([
  ["en", "Dr Ana Rocha", "Dr Joaquín Vial"],
  ["pt", "Dra. Ana Rocha", "Dr. Joaquín Vial"],
  ["pt-BR", "Dra. Ana Rocha", "Dr. Joaquín Vial"],
  ["it", "Dott.ssa Ana Rocha", "Dott. Joaquín Vial"],
  ["es", "Dra. Ana Rocha", "Dr. Joaquín Vial"],
  ["es-CL", "Dra. Ana Rocha", "Dr. Joaquín Vial"],
  ["fr", "Dr Ana Rocha", "Dr Joaquín Vial"],
  ["ar", "د. Ana Rocha", "د. Joaquín Vial"],
])("a doctor's title agrees with her or his sex in %s", (locale, woman, man) => {
  expect([doctorName(rocha, locale), doctorName(vial, locale)]).toEqual([woman, man]);
});

test.each(locales)("a name without a title stays as it is stored in %s", (locale) => {
  expect(doctorName({ ...rocha, name: "Dra Ana Rocha", title: null }, locale)).toBe("Dra Ana Rocha");
});

test.each(doctorTitles)("the title %s leaves the name complete and trimmed", (title) => {
  for (const locale of locales)
    for (const sex of ["female", "male", null] as const) {
      const shown = doctorName({ name: "Ana Rocha", title, sex }, locale);
      expect(shown).toMatch(/^(\S+ )?Ana Rocha$/);
    }
});

test("a doctor of unknown sex gets the dictionary form of the title", () => {
  expect(doctorName({ ...rocha, sex: null }, "it")).toBe("Dott. Ana Rocha");
});
