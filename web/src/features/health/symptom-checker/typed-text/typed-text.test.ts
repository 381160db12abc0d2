import { expect, test } from "vitest";
import { storeTypedText, readTypedText } from "./typed-text.ts";

const interview = { person: { age: 34, sex: "F" }, complaints: [], findings: [], answered: [] } as const;
const words = { typed: "my ear", added: [{ id: "cough", words: "Cough" }], removed: ["fever"] };
const stored: unknown = JSON.parse(JSON.stringify(storeTypedText(words, interview)));

test("typed text and chips are restored for the same person", { tags: ["S4.DRAFT.05"] }, () => {
  expect(readTypedText(stored, interview)).toEqual(words);
});

test("text about a child is passed to the child's check, and to no other adult", () => {
  const typed = "my daughter's ear hurts";
  const ofParent: unknown = storeTypedText({ ...words, typed }, interview);
  const child = { ...interview, person: { age: 3, sex: "F" } } as const;
  expect(readTypedText(ofParent, child)).toEqual({ typed, added: [], removed: [] });
  expect(readTypedText(ofParent, { ...interview, person: { age: 50, sex: "M" } })).toBeNull();
});

test("typed text is deleted for another person and for invalid storage", () => {
  expect(readTypedText(stored, { ...interview, person: { age: 5, sex: "F" } })).toBeNull();
  expect(readTypedText(null, interview)).toBeNull();
  expect(readTypedText({ typed: 4, age: 34, sex: "F" }, interview)).toBeNull();
});
