import { expect, test } from "vitest";
import { storeTypedText, readTypedText } from "./typed-text.ts";

const interview = { person: { age: 34, sex: "F" }, complaints: [], findings: [], answered: [] } as const;
const words = { typed: "my ear", added: [{ id: "cough", words: "Cough" }], removed: ["fever"] };
const stored: unknown = JSON.parse(JSON.stringify(storeTypedText(words, interview)));

test("typed words and chips are found again for the same person", { tags: ["S4.DRAFT.05"] }, () => {
  expect(readTypedText(stored, interview)).toEqual(words);
});

test("words about a child go on to the check for the child, and to no other adult", () => {
  const typed = "my daughter's ear hurts";
  const ofParent: unknown = storeTypedText({ ...words, typed }, interview);
  const child = { ...interview, person: { age: 3, sex: "F" } } as const;
  expect(readTypedText(ofParent, child)).toEqual({ typed, added: [], removed: [] });
  expect(readTypedText(ofParent, { ...interview, person: { age: 50, sex: "M" } })).toBeNull();
});

test("typed words are gone for another person, and where nothing sensible was kept", () => {
  expect(readTypedText(stored, { ...interview, person: { age: 5, sex: "F" } })).toBeNull();
  expect(readTypedText(null, interview)).toBeNull();
  expect(readTypedText({ typed: 4, age: 34, sex: "F" }, interview)).toBeNull();
});
