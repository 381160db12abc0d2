import { expect, test } from "vitest";
import { fittedModel } from "@anteroom/triage/fitted-model";
import { playAllInterviews } from "./beyond-scope.ts";
import { signsTrueOf } from "./first-screen.ts";
import { trueAnswers } from "./patients.ts";

const woman = { age: 30, sex: "F" } as const;
const ticked = (evidences: readonly string[], patient: { age: number; sex: "F" | "M" } = woman) =>
  signsTrueOf(patient, trueAnswers({ evidences }));

test("a patient ticks on the first screen exactly what the evidences say", () => {
  expect(ticked(["E_91", "E_39"])).toEqual(["stiff-neck-with-fever"]);
  expect(ticked(["E_91"])).toEqual([]);
  expect(ticked(["E_156", "E_63"])).toEqual(["stroke-signs"]);
  expect(ticked(["E_63"])).toEqual([]);
  expect(ticked(["E_53", "E_55_@_V_101", "E_57_@_V_163"])).toEqual(["crushing-or-spreading-chest-pain"]);
  expect(ticked(["E_53", "E_55_@_V_89", "E_56_@_10", "E_59_@_10"])).toEqual(["worst-headache-ever"]);
  expect(ticked(["E_53", "E_55_@_V_89", "E_56_@_10", "E_59_@_2"])).toEqual([]);
});

test("a sign asked of some people only is ticked by them only", () => {
  const pregnant = ["E_53", "E_55_@_V_89", "E_56_@_8", "E_167"];
  expect(ticked(pregnant)).toEqual(["pregnant-with-bleeding-or-severe-pain"]);
  expect(ticked(pregnant, { age: 30, sex: "M" })).toEqual([]);
});

test("an interview out of scope starts with the first screen unless it is turned off", () => {
  const meningitis = { id: "x", words: "", ...woman, evidences: ["E_91", "E_39", "E_94"] };
  const screened = playAllInterviews(fittedModel, meningitis, true);
  expect(screened.map(({ questions }) => questions)).toEqual(screened.map(() => 0));
  for (const { result } of screened) expect(result).toMatchObject({ reason: "danger-first" });
  expect(playAllInterviews(fittedModel, meningitis, false).some(({ questions }) => questions > 0)).toBe(true);
});
