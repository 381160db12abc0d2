import { complaintFrequency } from "@anteroom/domain/health/own-words/how-often";
import { expect, test } from "vitest";
import { readKnowledge } from "../triage/read-knowledge.ts";

test("how often complaints are is told of those that the checker knows", () => {
  const reported = readKnowledge().complaints.filter(({ id }) => complaintFrequency(id) !== 0);
  expect(reported).toHaveLength(123); // as many as are listed: a name that is written otherwise would be missing
});

test("an emergency is never behind for being rare", () => {
  const urgent = ["suicidal-thoughts", "chest-pain", "seizure", "face-drooping", "poisoning-overdose"];
  expect(urgent.filter((id) => complaintFrequency(id) < 1)).toEqual([]);
});
