import { howOften, withStep } from "@anteroom/domain/own-words/how-often";
import { expect, test } from "vitest";
import { readKnowledge } from "../triage/read-knowledge.ts";

const known = new Set(readKnowledge().complaints.map(({ id }) => id));

test("how often complaints are is told of those that the checker knows", () => {
  expect(withStep.filter((id) => !known.has(id))).toEqual([]);
});

test("an emergency is never behind for being rare", () => {
  const urgent = ["suicidal-thoughts", "chest-pain", "seizure", "face-drooping", "poisoning-overdose"];
  expect(urgent.filter((id) => howOften(id) < 1)).toEqual([]);
});
