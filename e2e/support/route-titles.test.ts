import { locales } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { expectedRoutes } from "./route-expectations.ts";
import { labelsOf } from "./words.ts";

const base: Readonly<Record<string, string>> = { "pt-BR": "pt", "es-CL": "es" };

test.each(locales.map((locale) => [locale]))("each route has a distinct title in %s", (locale) => {
  const own = labelsOf(locale, "shell");
  const inherited = labelsOf(base[locale] ?? locale, "shell");
  const titles = Object.values(expectedRoutes).flatMap(({ title }) => {
    if (typeof title !== "string") return []; // the clinic's or a doctor's name
    const said = own(title);
    return [said === title ? inherited(title) : said];
  });
  expect(titles.length).toBeGreaterThan(25);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
