import { complaintFrequency } from "@anteroom/domain/health/own-words/how-often";
import { expect, test } from "vitest";
import { readKnowledge } from "../triage/read-knowledge.ts";

test("the list of complaint frequencies contains only complaints that the checker knows", () => {
  const reported = readKnowledge().complaints.filter(({ id }) => complaintFrequency(id) !== 0);
  expect(reported).toHaveLength(123); // all listed: a misspelt id would be missing
});

test("no emergency is ranked lower because it is rare", () => {
  const urgent = ["suicidal-thoughts", "chest-pain", "seizure", "face-drooping", "poisoning-overdose"];
  expect(urgent.filter((id) => complaintFrequency(id) < 1)).toEqual([]);
});
