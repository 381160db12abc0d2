import { expect, test } from "vitest";
import { openTriage } from "./open-triage.ts";
import { chooseComplaints } from "./read-meaning.ts";

const { prepared } = await openTriage("en");
const told = (named: readonly string[]) =>
  chooseComplaints(
    prepared,
    {
      named,
      complaints: named.map((id) => ({ id, score: 1 })),
      findings: [],
    },
    { age: 58, sex: "M" },
  );

test("of more complaints than a check has room for the dangerous ones come first, behind the one that leads", () => {
  expect(told(["cough", "warts-corns", "hair-loss", "chest-pain"])).toEqual([
    "cough",
    "chest-pain",
    "hair-loss",
    "warts-corns",
  ]);
});

test("two complaints stand as they were said", () => {
  expect(told(["hair-loss", "chest-pain"])).toEqual(["hair-loss", "chest-pain"]);
});
