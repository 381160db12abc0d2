import { readFileSync } from "node:fs";
import path from "node:path";
import { prepareModel } from "@anteroom/triage/model";
import { fitModel } from "./fit-model.ts";
import type { Training } from "./fit-shares.ts";
import { measurePatients, type Outcome } from "./measure.ts";
import { readPatients, type PatientRow } from "./patients.ts";

/** The share of flipped answers, and the seed that selects them. */
export type Setting = { readonly flip: number; readonly seed: number };

/**
 * Measures patients by cross-validation: every `folds`th row with a model fitted on the training table, the validation patients and the
 * other rows. Returns one list for each setting. Reads the `triage` folder of `ANTEROOM_EVALUATION_DATA`; takes minutes.
 */
export function measureByFolds(
  rows: readonly PatientRow[],
  folds: number,
  settings: readonly Setting[],
): readonly (readonly Outcome[])[] {
  const folder = path.join(process.env["ANTEROOM_EVALUATION_DATA"] ?? "", "triage");
  const training = JSON.parse(
    readFileSync(path.join(folder, "train_evidence_probabilities.json"), "utf8"),
  ) as Training; // the format its README names
  const validation = readPatients(path.join(folder, "validate_sample_588.jsonl"));
  const outcomes = Array.from({ length: folds }, (_, fold) => {
    const others = rows.filter((_row, at) => at % folds !== fold);
    const own = rows.filter((_row, at) => at % folds === fold);
    const model = prepareModel(fitModel(training, [...validation, ...others], {}));
    return settings.map(({ flip, seed }) => measurePatients(model, own, flip, seed + 1000 * fold));
  });
  return settings.map((_, at) => outcomes.flatMap((one) => one[at] ?? []));
}
