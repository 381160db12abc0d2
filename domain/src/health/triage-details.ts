import { ageOn } from "../account/age.ts";
import { fieldLimits } from "../shared/field-limits.ts";
import { asRecord, asText } from "../shared/record.ts";
import type { Sex } from "../account/sex.ts";

/** A line of a symptom check: a code for programs and a text for people. */
type Line = { code: string; words: string };

/**
 * What a symptom check tells the doctor, as JSON in `symptoms_triage_details`; texts are in the language of the
 * check, `checkedAt` is an ISO instant.
 */
export type TriageDetails = {
  session: string;
  language: string;
  /** Who provided the check; `notice` says that it is not clinically validated. */
  provider: string;
  notice: string;
  /** The version of the knowledge; empty where unknown. */
  version: string;
  checkedAt: string;
  /** As text: "woman, 34 years old". */
  patient: string;
  urgency: Line;
  complaints: readonly Line[];
  /** Each question with its present, absent and unknown findings. */
  answers: readonly (Line & { answer: string })[];
  /** Possible conditions, the best fit first; empty where the check could not assess. */
  conditions: readonly (Line & { fit: string })[];
  specialty: string;
};

/**
 * Serialises the details as JSON of at most `fieldLimits.triageDetails` characters: the last answers are dropped
 * until it fits. Without answers it may still be longer.
 */
export function writeTriageDetails(details: TriageDetails): string {
  const text = JSON.stringify(details);
  if (text.length <= fieldLimits.triageDetails || details.answers.length === 0) return text;
  return writeTriageDetails({ ...details, answers: details.answers.slice(0, -1) });
}

/**
 * Parses the details; null for the text of another provider (no JSON, or without urgency), which is shown unchanged.
 * Missing fields are empty, lines without code or text are left out.
 */
export function readTriageDetails(text: string): TriageDetails | null {
  const fields = asRecord(parse(text));
  const urgency = asLine(fields?.urgency);
  if (!fields || !urgency) return null;
  const word = (name: string) => asText(fields[name]) ?? "";
  return {
    session: word("session"),
    language: word("language"),
    provider: word("provider"),
    notice: word("notice"),
    version: word("version"),
    checkedAt: word("checkedAt"),
    patient: word("patient"),
    specialty: word("specialty"),
    urgency,
    complaints: linesOf(fields.complaints, () => ({})),
    answers: linesOf(fields.answers, (line) => ({ answer: asText(line.answer) ?? "" })),
    conditions: linesOf(fields.conditions, (line) => ({ fit: asText(line.fit) ?? "" })),
  };
}

/** The person a check was made for, as far as known. */
type Checked = {
  /** In years, fractions for babies. */
  age: number;
  sex: "F" | "M";
  /** The dependent; null for the patient; undefined without a session. */
  dependentId?: number | null | undefined;
};
/** The person to be seen: a dependent's id, null for the patient, with their birth date and sex. */
type Booked = { dependentId: number | null; birthdate: string | null; sex: Sex | null };

/**
 * Returns whether a check may be attached to a booking at `now` (ms): it was made for the same person. A check made
 * without a session names no person: its age in full years must match the birth date, which must be known, and the
 * sex must not contradict.
 */
export function isCheckForPatient(checked: Checked, booked: Booked, now: number): boolean {
  if (checked.dependentId !== undefined) return checked.dependentId === booked.dependentId;
  const { birthdate, sex } = booked;
  const isOther = (checked.sex === "F" && sex === "male") || (checked.sex === "M" && sex === "female");
  return !isOther && birthdate !== null && ageOn(birthdate, now) === Math.floor(checked.age);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function asLine(value: unknown): Line | null {
  const fields = asRecord(value);
  const [code, words] = [asText(fields?.code, 200), asText(fields?.words)];
  return code === null || words === null ? null : { code, words };
}

function linesOf<More>(
  value: unknown,
  more: (line: Readonly<Record<string, unknown>>) => More,
): (Line & More)[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => {
    const line = asLine(one);
    return line ? [{ ...line, ...more(asRecord(one) ?? {}) }] : [];
  });
}
