import { asNumber, asRecord, asText } from "@anteroom/domain/shared/record";
import {
  dangersIfUnmeant,
  pregnancies,
  presences,
  warnings,
  type AnsweredQuestion,
  type CheckedPerson,
  type CheckInterview,
  type CheckQuestion,
  type CheckItem,
  type ReportedFinding,
} from "./symptom-checker.ts";

/**
 * Parses an interview stored on a device; null unless its person is valid (age 0 to 130, sex F or M).
 * Malformed entries of its lists are left out. Ids are checked only when it is replayed.
 */
export function readInterview(stored: unknown): CheckInterview | null {
  const fields = asRecord(stored);
  const person = readPerson(fields?.["person"]);
  if (!fields || !person) return null;
  const warning = warnings.find((one) => one === fields["warning"]);
  const ifUnmeant = dangersIfUnmeant.find((one) => one === fields["ifUnmeant"]);
  return {
    person,
    complaints: listOf(fields["complaints"], asSaid),
    findings: listOf(fields["findings"], asReported),
    answered: listOf(fields["answered"], asAnswered),
    ...(warning && { warning }),
    ...(ifUnmeant && { ifUnmeant }),
    ...(fields["isUnmeant"] === true && { isUnmeant: true as const }),
  };
}

function readPerson(stored: unknown): CheckedPerson | null {
  const fields = asRecord(stored);
  const age = asNumber(fields?.["age"]);
  const sex = fields?.["sex"];
  if (age === null || age < 0 || age > 130 || (sex !== "F" && sex !== "M")) return null;
  const pregnancy = pregnancies.find((one) => one === fields?.["pregnancy"]);
  return { age, sex, ...(pregnancy && { pregnancy }) };
}

function asSaid(stored: unknown): CheckItem | null {
  const fields = asRecord(stored);
  const [id, words] = [asText(fields?.["id"], 100), asText(fields?.["words"], 500)];
  return id === null || words === null ? null : { id, words };
}

function asReported(stored: unknown): ReportedFinding | null {
  const said = asSaid(stored);
  const fields = asRecord(stored);
  const presence = fields?.["presence"];
  const lasted = asRecord(fields?.["lasted"]);
  const [least, most] = [asNumber(lasted?.["least"]), asNumber(lasted?.["most"])];
  const isLength = least !== null && most !== null && least >= 0 && least <= most;
  if (!said || (presence !== "present" && presence !== "absent")) return null;
  return { ...said, presence, ...(isLength && { lasted: { least, most } }) };
}

const kinds = ["red-flags", "several", "one", "finding"] as const;

function asQuestion(stored: unknown): CheckQuestion | null {
  const fields = asRecord(stored);
  const [id, text] = [asText(fields?.["id"], 100), asText(fields?.["text"], 500)];
  const kind = kinds.find((one) => one === fields?.["kind"]);
  const options = listOf(fields?.["options"], asSaid);
  if (!fields || id === null || text === null || !kind || options.length === 0) return null;
  const { isNoneAllowed, isUnknownAllowed } = fields;
  return {
    id,
    kind,
    text,
    options,
    isNoneAllowed: isNoneAllowed === true,
    isUnknownAllowed: isUnknownAllowed === true,
  };
}

function asAnswered(stored: unknown): AnsweredQuestion | null {
  const fields = asRecord(stored);
  const question = asQuestion(fields?.["question"]);
  if (!question) return null;
  const given = asRecord(fields?.["choices"]);
  const choices = question.options.map(({ id }) => {
    const choice = presences.find((one) => one === given?.[id]);
    return [id, choice ?? "unknown"] as const;
  });
  return { question, choices: Object.fromEntries(choices) };
}

function listOf<Entry>(stored: unknown, read: (one: unknown) => Entry | null): readonly Entry[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) => {
    const entry = read(one);
    return entry === null ? [] : [entry];
  });
}
