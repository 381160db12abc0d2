import { readFileSync } from "node:fs";
import type { Question, Sex } from "@anteroom/triage/evidences";
import { conditions } from "@anteroom/triage/conditions";
import type { Answer } from "@anteroom/triage/interview";

/** A patient of DDXPlus: evidences as `E_91`, or `E_55_@_V_26` with a value. */
export type PatientRow = {
  readonly age: number;
  readonly sex: Sex;
  readonly pathology: string;
  readonly evidences: readonly string[];
  readonly initial: string;
  readonly ddx: readonly (readonly [condition: string, probability: number])[];
};

/** Reads patients from a JSON lines file. Does not validate. */
export function readPatients(file: string): readonly PatientRow[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as PatientRow); // the format of shared data, checked by what reads it
}

/**
 * Returns a function that gives a patient's true answer to a question. What DDXPlus leaves open gets its default:
 * nowhere, none, no.
 */
export function trueAnswers(row: Pick<PatientRow, "evidences">): (question: Question) => Answer {
  const present = new Set(row.evidences.map((one) => one.split("_@_")[0] ?? one));
  const values = Map.groupBy(
    row.evidences.filter((one) => one.includes("_@_")).map((one) => one.split("_@_")),
    ([code]) => code ?? "",
  );
  return ({ code, kind, options = [] }) => {
    const given = (values.get(code) ?? []).map(([, value]) => value ?? "");
    if (kind === "yes-no")
      return given.length > 0 ? (given.includes("V_12") ? "yes" : "no") : present.has(code) ? "yes" : "no";
    const chosen = options
      .filter(({ gathers }) => gathers.some((one) => given.includes(one)))
      .map(({ slug }) => slug);
    if (chosen.length > 0) return kind === "several" ? chosen : chosen.slice(0, 1);
    return options
      .filter(({ slug }) => usual.has(slug))
      .slice(0, 1)
      .map(({ slug }) => slug);
  };
}

const usual = new Set(["nowhere", "none-of-these", "none", "0", "spread-out", "over-weeks", "flat"]);

/** Returns the index of a condition by its DDXPlus name; -1 for an unknown one. */
export const conditionIndex = (source: string) => conditions.findIndex((one) => one.source === source);
