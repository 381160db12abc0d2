import { expect, test } from "vitest";
import { keepTypedWords, readTypedWords } from "./typed-words.ts";

const interview = { person: { age: 34, sex: "F" }, complaints: [], findings: [], answered: [] } as const;
const words = { typed: "my ear", added: [{ id: "cough", words: "Cough" }], removed: ["fever"] };
const kept: unknown = JSON.parse(JSON.stringify(keepTypedWords(words, interview)));

test("typed words and chips are found again for the same person", { tags: ["S4.DRAFT.05"] }, () => {
  expect(readTypedWords(kept, interview)).toEqual(words);
});

test("typed words are gone for another person, and where nothing sensible was kept", () => {
  expect(readTypedWords(kept, { ...interview, person: { age: 5, sex: "F" } })).toBeNull();
  expect(readTypedWords(null, interview)).toBeNull();
  expect(readTypedWords({ typed: 4, age: 34, sex: "F" }, interview)).toBeNull();
});
