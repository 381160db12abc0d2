import { questionOf } from "@anteroom/triage/interview";
import { expect, test } from "vitest";
import { f1OfFirstFive } from "./first-five.ts";
import { calibrationError, outcomeFigures, type Outcome } from "./measure.ts";
import { conditionIndex, trueAnswers } from "./patients.ts";

const outcome: Outcome = {
  rank: 0,
  certainty: 1,
  questions: 4,
  f1: 0.5,
  refused: false,
  urgency: "emergency",
  trueUrgency: "emergency",
  milliseconds: [1, 2],
};

test("outcomeFigures counts ranks, under-triage, over-triage, refusals and questions", () => {
  const outcomes: readonly Outcome[] = [
    outcome,
    { ...outcome, rank: 2, urgency: "consultation", questions: 6 },
    { ...outcome, rank: 4, trueUrgency: "self-care", refused: true },
    { ...outcome, rank: 9, trueUrgency: "self-care", urgency: "self-care" },
  ];
  expect(outcomeFigures(outcomes)).toMatchObject({
    patients: 4,
    gtpa1: 0.25,
    gtpa3: 0.5,
    gtpa5: 0.75,
    questions: 4.5,
    ddf1_5: 0.5,
    emergenciesUnderTriaged: 0.5,
    underTriaged: 0.25,
    overTriaged: 0.25,
    refused: 0.25,
  });
});

test("calibrationError is 40 % for a certainty of 90 % with half the answers right", () => {
  const half = [0, 1, 0, 3].map((rank) => ({ rank, certainty: 0.9 }));
  expect(calibrationError(half)).toBeCloseTo(0.4, 9);
});

test("a DDXPlus patient answers with the places and levels of a question, and no to the rest", () => {
  const truth = trueAnswers({
    evidences: ["E_53", "E_55_@_V_166", "E_55_@_V_167", "E_55_@_V_89", "E_59_@_9", "E_135_@_V_10"],
  });
  expect(truth(questionOf("E_53"))).toBe("yes");
  expect(truth(questionOf("E_55"))).toEqual(["forehead", "temple"]);
  expect(truth(questionOf("E_59"))).toEqual(["within-seconds"]);
  expect(truth(questionOf("E_135"))).toBe("no");
  expect(truth(questionOf("E_91"))).toBe("no");
  expect(truth(questionOf("E_57"))).toEqual(["nowhere"]);
});

test("the differential compares the first five of each side and ignores those below one percent", () => {
  const found = new Float64Array(49);
  found[conditionIndex("URTI")] = 0.6;
  found[conditionIndex("Croup")] = 0.39;
  found[conditionIndex("GERD")] = 0.009;
  const row = { age: 1, sex: "F", pathology: "URTI", evidences: [], initial: "E_91" } as const;
  const shares = [
    ["URTI", 0.5],
    ["Influenza", 0.49],
    ["GERD", 0.01],
  ] as const;
  expect(f1OfFirstFive(found, { ...row, ddx: shares })).toBeCloseTo(0.5, 9);
});
