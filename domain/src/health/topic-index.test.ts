import { expect, test } from "vitest";
import { groupByLetter, indexLetter } from "./topic-index.ts";

test.each([
  ["Asthma", "A"],
  ["œdème pulmonaire", "O"],
  ["Émotions", "E"],
  ["Às vezes", "A"],
  ["الصداع", "ص"],
  ["التهاب الحلق", "ا"],
  ["التسمم الغذائي", "ت"],
  ["إسهال", "ا"],
  ["ألم الظهر", "ا"],
  ["الألم", "ا"],
  ["3-day fever", "#"],
])("in the index from A to Z %s stands under %s", { tags: ["S1.33"] }, (title, letter) => {
  expect(indexLetter(title)).toBe(letter);
});

test("letters and titles stand in the order of the language", { tags: ["S1.33"] }, () => {
  const titles = ["Zona", "Éruption", "Asthme", "eczéma", "Acné"].map((title) => ({ title }));
  expect(
    groupByLetter(titles, "fr").map(({ letter, items }) => [letter, items.map(({ title }) => title)]),
  ).toEqual([
    ["A", ["Acné", "Asthme"]],
    ["E", ["eczéma", "Éruption"]],
    ["Z", ["Zona"]],
  ]);
  const arabic = ["السعال", "ألم الظهر", "الصداع", "التهاب الحلق"].map((title) => ({ title }));
  expect(groupByLetter(arabic, "ar").map(({ letter }) => letter)).toEqual(["ا", "س", "ص"]);
});
