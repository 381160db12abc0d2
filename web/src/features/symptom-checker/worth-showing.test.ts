import type { ConditionSlug } from "@anteroom/triage/conditions";
import { expect, test } from "vitest";
import { apartFromDanger } from "./worth-showing.ts";

type Listed = readonly (readonly [ConditionSlug, number])[];
const of = (all: Listed) => all.map(([condition, probability]) => ({ condition, probability }));

test.each<[string, Listed, Listed, Listed]>([
  [
    "what hardly fits stays away",
    [
      ["reflux", 0.5],
      ["bronchitis", 0.12],
      ["anaemia", 0.119],
      ["heart-attack", 0.05],
    ],
    [
      ["reflux", 0.5],
      ["bronchitis", 0.12],
    ],
    [],
  ],
  ["the best fit stands even where nothing fits well", [["reflux", 0.1]], [["reflux", 0.1]], []],
  [
    "a danger that fits less is ruled out by a doctor, not offered as what it may be",
    [
      ["inguinal-hernia", 0.6],
      ["anaphylaxis", 0.2],
      ["bronchitis", 0.15],
    ],
    [
      ["inguinal-hernia", 0.6],
      ["bronchitis", 0.15],
    ],
    [["anaphylaxis", 0.2]],
  ],
  ["a danger that fits best is what it may be", [["heart-attack", 0.6]], [["heart-attack", 0.6]], []],
  ["nothing is nothing", [], [], []],
])("of what it may be the patient sees: %s", (_, differential, mayBe, ruledOut) => {
  expect(apartFromDanger(of(differential))).toEqual({ mayBe: of(mayBe), ruledOut: of(ruledOut) });
});
