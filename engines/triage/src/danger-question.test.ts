import { expect, test } from "vitest";
import { conditions } from "./conditions.ts";
import { gainOnDanger } from "./danger-question.ts";
import { fittedModel } from "./fitted-model.ts";
import { questionOf, startInterview } from "./interview.ts";
import { conditionCount } from "./model.ts";
import { isDangerOpen, isSure } from "./stop-rule.ts";

const sore = startInterview({ age: 2, sex: "M", complaints: [{ evidence: "E_97" }] });

function chances(epiglottitis: number): Float64Array {
  const now = new Float64Array(conditionCount + 1);
  const at = (slug: string) => conditions.findIndex((one) => one.slug === slug);
  now[at("epiglottitis")] = epiglottitis;
  now[at("viral-sore-throat")] = 0.01;
  now[at("laryngitis")] = 0.99 - epiglottitis;
  return now;
}

test("a mild result waits while an emergency is likelier than tolerated, and no longer", () => {
  expect(isDangerOpen(chances(0.006), sore)).toBe(true);
  expect(isSure(fittedModel, chances(0.006), sore)).toBe(false);
  expect(isDangerOpen(chances(0.003), sore)).toBe(false);
});

test("the question then distinguishes the emergency, not two mild illnesses", () => {
  const gain = (code: string) => gainOnDanger(questionOf(code), fittedModel, chances(0.006));
  expect(gain("E_65")).toBeGreaterThan(gain("E_41"));
  expect(gain("E_65")).toBeGreaterThan(1);
  expect(gain("E_55")).toBe(0);
});
