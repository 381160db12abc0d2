import { expect, test } from "vitest";
import { searchMatches, type SearchTarget } from "./search-matches.ts";

const target = (title: string, detail: string): SearchTarget => ({
  id: title,
  to: "/",
  title,
  detail,
  portrait: null,
});
const targets = [
  target("Dr Nuno Évora", "General practice"),
  target("Dr Lin Wei", "Women's health"),
  target("Dr Rui Tavares", "Skin"),
  target("Skin", "3 doctors"),
  target("د. أمينة", "طب الأطفال"),
];
const found = (typed: string) => searchMatches(targets, typed).map(({ title }) => title);

test.each([
  ["evora", ["Dr Nuno Évora"]],
  ["dr lin", ["Dr Lin Wei"]],
  ["SKIN", ["Skin", "Dr Rui Tavares"]],
  ["vares", ["Dr Rui Tavares"]],
  ["women's", ["Dr Lin Wei"]],
  ["أمينة", ["د. أمينة"]],
  ["", []],
  ["  ", []],
  ["toothache", []],
] as const)("a patient who types %j is shown %j", (typed, titles) => {
  expect(found(typed)).toEqual(titles);
});
