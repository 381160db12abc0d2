import { expect, test } from "vitest";
import { fitListValues } from "./fit-list-values.ts";
import { conditionIndex, type PatientRow } from "./patients.ts";

function patient(at: number): PatientRow {
  const breathless = at % 2 === 0;
  return {
    age: 40,
    sex: "F",
    pathology: "GERD",
    initial: "E_173",
    evidences: ["E_173", ...(breathless ? ["E_66"] : []), ...(at % 4 < 2 ? ["E_201"] : [])],
    ddx: [["GERD", 0.6], breathless ? ["Pulmonary embolism", 0.4] : ["Anemia", 0.4]],
  };
}

test("a question that decides between listed conditions has a value, and any other has none", () => {
  const values = fitListValues(Array.from({ length: 60 }, (_, at) => patient(at)));
  const reflux = conditionIndex("GERD");
  expect(values["E_66"]?.[reflux]).toBeGreaterThan(400);
  expect(values["E_201"]?.[reflux] ?? 0).toBeLessThan(20);
});
