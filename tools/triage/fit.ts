// `npm run fit:triage`: fits the model of the symptom checker anew from the public data (ANTEROOM_EVALUATION_DATA) and writes it into the engine.
// Only the training table and the validation patients are read; test_dev_half_A is for measuring (npm run eval:triage).
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { prepareModel, type TriageModel } from "@anteroom/triage/model";
import { fitDifferential } from "./fit-differential.ts";
import { fitShares, type Training } from "./fit-shares.ts";
import { interviewPatient } from "./interview-patient.ts";
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
  patients: "validate_sample_588.jsonl: values, ages, sexes and differentials of 588 validation patients",
  fittedBy: "tools/triage/fit.ts",
  status: "Not clinically validated, reviewed by no clinician, not a medical device",
};

const training = JSON.parse(
  readFileSync(path.join(folder, "train_evidence_probabilities.json"), "utf8"),
) as Training; // the format its README names
const patients = readPatients(path.join(folder, "validate_sample_588.jsonl"));
const shares = fitShares(training, patients);
const first = prepareModel({ ...shares, provenance, differential: { bias: [], features: {} } });
const examples = patients.map((row) => ({
  row,
  interview: interviewPatient(first, row, 0, () => 1).interview,
}));
const model: TriageModel = { provenance, ...shares, differential: fitDifferential(first, examples) };
const text = `${JSON.stringify(model)}\n`;
writeFileSync(target, text);
console.log(`${target}: ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} gzip`);
