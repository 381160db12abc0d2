import { emptyHead, prepareModel, type TriageModel } from "@anteroom/triage/model";
import { fitDifferential } from "./fit-differential.ts";
import { fitListValues } from "./fit-list-values.ts";
import { fitShares, type Training } from "./fit-shares.ts";
import { interviewPatient } from "./interview-patient.ts";
import type { PatientRow } from "./patients.ts";

/**
 * Fits the whole model from the training table and patients. Deterministic: the same data give the same model.
 */
export function fitModel(
  training: Training,
  patients: readonly PatientRow[],
  provenance: TriageModel["provenance"],
): TriageModel {
  const shares = { provenance, ...fitShares(training, patients), listValue: fitListValues(patients) };
  const first = prepareModel({ ...shares, differential: emptyHead });
  const held = patients.map((row) => ({
    row,
    interview: interviewPatient(first, row, 0, () => 1).interview,
  }));
  return { ...shares, differential: fitDifferential(first, held) };
}
