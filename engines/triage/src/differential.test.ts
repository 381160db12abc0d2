import { expect, test } from "vitest";
import { conditions } from "./conditions.ts";
import { bestList, differentialOf, featuresOf, weightSteps } from "./differential.ts";
import { addAnswer, startInterview } from "./interview.ts";
import { conditionCount, type DifferentialHead } from "./model.ts";

const chances = (all: readonly number[]) =>
  Float64Array.from({ length: conditionCount }, (_, at) => all[at] ?? 0);

test.each<[string, readonly number[], number]>([
  ["one sure condition alone", [0.99, 0.1], 1],
  ["three likely ones", [0.9, 0.8, 0.8, 0.1], 3],
  ["five of many, never more", [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9], 5],
  ["the likeliest where all is unsure", [0.1], 1],
])("the list holds %s", (_, all, length) => {
  expect(bestList(chances(all))).toEqual(Array.from({ length }, (_each, at) => at));
});

const fever = startInterview({ age: 70, sex: "F", complaints: [{ evidence: "E_91" }] });

test("the list reads the first complaint, answers, age and sex, and ignores 'I don't know'", () => {
  const now = new Float64Array(conditionCount + 1);
  now[0] = 0.9;
  now[conditionCount] = 0.1;
  const said = [
    ["E_201", "no"],
    ["E_53", "yes"],
    ["E_55", ["throat"]],
    ["E_66", "unknown"],
  ] as const;
  const interview = said.reduce((held, [code, given]) => addAnswer(held, code, given), fever);
  expect(featuresOf(interview, now)).toEqual([
    [conditions[0].slug, 1],
    ["E_201", -1],
    ["E_53", 1],
    ["E_55:throat", 1],
    ["E_91", 1],
    ["first:E_91", 1],
    ["age:6", 1],
    ["sex:F", 1],
  ]);
});

test("an inactive hidden unit contributes nothing, and shares of the list sum to 1", () => {
  const row = (place: number) =>
    Array.from({ length: conditionCount }, (_, at) => (at === place ? 8 * weightSteps : 0));
  const head: DifferentialHead = {
    features: { "first:E_91": [weightSteps, -weightSteps] },
    hiddenBias: [0, 0],
    out: [row(3), row(4)],
    bias: Array.from({ length: conditionCount }, () => -4 * weightSteps),
  };
  const shares = differentialOf(head, fever, new Float64Array(conditionCount + 1));
  expect(shares[3]).toBe(1);
  expect(shares[4]).toBe(0);
  expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
});
