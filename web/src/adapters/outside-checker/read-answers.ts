import { asRecord, asText } from "@anteroom/domain/shared/record";
import {
  careLevels,
  type CheckQuestion,
  type CheckResult,
  type Complaint,
  type Danger,
  type CheckItem,
  type Step,
  type ReportedFinding,
  type Understood,
} from "../../ports/symptom-checker.ts";

/** What a script says that is not what was agreed: nothing of it is used. */
const refuse = (what: string): never => {
  throw new Error(`The script's ${what} makes no sense`);
};

const words = (value: unknown): string => {
  const text = asText(value, 2000)
    ?.replaceAll(/\p{Cc}|\s/gu, " ")
    .trim()
    .slice(0, 400);
  return text === undefined || text === "" ? refuse("text") : text;
};

function id(value: unknown): string {
  return typeof value === "string" && /^[a-z]{1,3}_[\w-]{1,40}$/.test(value) ? value : refuse("id");
}

function list<T>(value: unknown, most: number, read: (one: Readonly<Record<string, unknown>>) => T): T[] {
  if (!Array.isArray(value) || value.length > most) return refuse("list");
  return value.map((one) => read(asRecord(one) ?? refuse("entry")));
}

const said = (one: Readonly<Record<string, unknown>>): CheckItem => ({
  id: id(one["id"]),
  words: words(one["words"]),
});
const complaint = (one: Readonly<Record<string, unknown>>): Complaint => ({ ...said(one), area: null });
const level = (value: unknown) => careLevels.find((one) => one === value) ?? refuse("level");

/**
 * Reads the complaints in an answer of the other company's checker. Throws if any is malformed, or for more
 * than 500.
 */
export const readComplaints = (answer: unknown): Complaint[] => list(answer, 500, complaint);

/**
 * Reads what the other company's checker understood of a text. Throws if the answer is malformed, or for more
 * than 30 complaints or findings. Ids in `meant` that are not among the complaints are dropped.
 */
export function readUnderstood(answer: unknown): Understood {
  const fields = asRecord(answer) ?? refuse("answer");
  const complaints = list(fields["complaints"], 30, complaint);
  const findings = list(fields["findings"], 30, (one): ReportedFinding => {
    const presence = one["presence"];
    return presence === "present" || presence === "absent" ? { ...said(one), presence } : refuse("presence");
  });
  const meant: unknown = fields["meant"];
  const isMeant = (one: CheckItem) => Array.isArray(meant) && meant.includes(one.id);
  return { complaints, findings, meant: complaints.filter(isMeant).map((one) => one.id) };
}

/**
 * Reads the next step (a question or the end) of the other company's checker. Throws if the answer is
 * malformed.
 */
export function readStep(answer: unknown): Step {
  const fields = asRecord(answer) ?? refuse("answer");
  return {
    question: fields["question"] === null ? null : readQuestion(fields["question"]),
    danger: fields["danger"] === null ? null : readDanger(fields["danger"]),
  };
}

const kinds = ["red-flags", "several", "one", "finding"] as const;

function readQuestion(value: unknown): CheckQuestion {
  const fields = asRecord(value) ?? refuse("question");
  const options = list(fields["options"], 40, said);
  const key = asText(fields["id"], 200) ?? refuse("question");
  if (options.length === 0) return refuse("question");
  return {
    id: key,
    kind: kinds.find((one) => one === fields["kind"]) ?? refuse("question"),
    text: words(fields["text"]),
    options,
    isNoneAllowed: fields["isNoneAllowed"] === true,
    isUnknownAllowed: fields["isUnknownAllowed"] === true,
  };
}

function readDanger(value: unknown): Danger {
  const fields = asRecord(value) ?? refuse("danger");
  return {
    level: level(fields["level"]),
    isCrisis: fields["isCrisis"] === true,
    reasons: texts(fields["reasons"]),
  };
}

function texts(value: unknown): string[] {
  if (!Array.isArray(value) || value.length > 20) return refuse("list");
  return value.map(words);
}

/**
 * Reads a result of the other company's checker; `specialty` is added, `isCrisis` is always false, and there
 * are no topics. Drops self-care advice for results of "within-hours" and above. Throws if the answer is
 * malformed.
 */
export function readResult(answer: unknown, specialty: CheckResult["specialty"]): CheckResult {
  const fields = asRecord(answer) ?? refuse("result");
  const urgency = level(fields["level"]);
  return {
    level: urgency,
    isCrisis: false,
    reasons: list(fields["reasons"], 20, (one) => ({
      kind: one["kind"] === "condition" ? "condition" : "rule",
      words: words(one["words"]),
    })),
    getHelpIf: texts(fields["getHelpIf"]),
    // What another firm advises at home holds nobody up who has to go.
    selfCare: urgency.startsWith("emergency-") || urgency === "within-hours" ? [] : texts(fields["selfCare"]),
    conditions: list(fields["conditions"], 20, (one) => ({
      id: id(one["id"]),
      name: words(one["name"]),
      medicalName: one["medicalName"] === null ? null : words(one["medicalName"]),
      fit: one["fit"] === "well" ? "well" : "partly",
      isEmergency: one["isEmergency"] === true,
      topic: null,
    })),
    specialty,
    topics: [],
    version: words(fields["version"]).slice(0, 60),
    reviewed: null,
  };
}
