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

test("dangerous complaints come first, after the leading one, when there are too many", () => {
  expect(told(["cough", "warts-corns", "hair-loss", "chest-pain"])).toEqual([
    "cough",
    "chest-pain",
    "hair-loss",
    "warts-corns",
  ]);
});

test("two complaints keep their order", () => {
  expect(told(["hair-loss", "chest-pain"])).toEqual(["hair-loss", "chest-pain"]);
});
