// `npm run fit:triage`: fits the model of the symptom checker anew from the public data (ANTEROOM_EVALUATION_DATA) and writes it into the engine.
// The training table, the validation patients and test_dev_half_A are read. Figures on that half therefore come from folds that were left out
// (npm run eval:triage -- FILE --folds 4); the model as stored may be measured on patients of DDXPlus that are not in it.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { fitModel } from "./fit-model.ts";
import type { Training } from "./fit-shares.ts";
import { readPatients } from "./patients.ts";

const folder = path.join(process.env["ANTEROOM_EVALUATION_DATA"] ?? "", "triage");
const target = path.resolve(import.meta.dirname, "../../engines/triage/src/fitted-model.json");

const provenance = {
  source:
    "DDXPlus: A New Dataset For Automatic Medical Diagnosis (Fansi Tchango, Goel, Wen, Martel, Ghosn; NeurIPS 2022), synthetic patients",
  licence:
    "DDXPlus is CC BY 4.0; this model is derived from it and changed: fitted shares and weights, no patient's record",
  table:
    "train_evidence_probabilities.json: shares over 1,025,602 training patients (MIT, derived from DDXPlus)",
  patients:
    "validate_sample_588.jsonl and test_dev_half_A.jsonl: values, ages, sexes and differentials of 588 validation and 1,305 test patients",
  fittedBy: "tools/triage/fit.ts",
  status: "Not clinically validated, reviewed by no clinician, not a medical device",
};

const training = JSON.parse(
  readFileSync(path.join(folder, "train_evidence_probabilities.json"), "utf8"),
) as Training; // the format its README names
const patients = ["validate_sample_588.jsonl", "test_dev_half_A.jsonl"].flatMap((name) =>
  readPatients(path.join(folder, name)),
);
const model = fitModel(training, patients, provenance);
const text = `${JSON.stringify(model)}\n`;
writeFileSync(target, text);
console.log(`${target}: ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} gzip`);
