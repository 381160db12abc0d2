import type { complaintsBeyondScope, painComplaints } from "./complaints.ts";
import { questions, type Question, type Sex } from "./evidences.ts";
import { safetySigns, type SafetySignSlug } from "./safety-signs.ts";

/** "yes" or "no", the slugs of the options chosen (none of them is an answer too), or an honest "I don't know". */
export type Answer = "yes" | "no" | "unknown" | readonly string[];

/** What somebody comes with: a symptom of the model, a pain by its place, or something the model does not know. */
export type Complaint =
  | { readonly evidence: string }
  | { readonly pain: keyof typeof painComplaints }
  | { readonly beyondScope: (typeof complaintsBeyondScope)[number] | "not-found" };

export type Patient = {
  /** Whole years; 0 for a baby. */
  readonly age: number;
  readonly sex: Sex;
};

/** An interview as it stands: plain data that can be kept as JSON, and from which everything else follows. */
export type Interview = {
  readonly patient: Patient;
  /** Signs of the safety screen that were answered with yes. */
  readonly signs: readonly SafetySignSlug[];
  readonly complaints: readonly Complaint[];
  /** In the order they were given. */
  readonly answers: readonly { readonly question: string; readonly answer: Answer }[];
};

/** A new interview. */
export function startInterview(
  start: Patient & { readonly complaints: readonly Complaint[]; readonly signs?: readonly SafetySignSlug[] },
): Interview {
  const { age, sex, complaints, signs = [] } = start;
  return { patient: { age, sex }, signs, complaints, answers: [] };
}

/**
 * The interview with one more answer, or with an earlier one changed: then what followed stays, but for the details of something that is no
 * longer there. An answer that the question does not offer is a bug of the caller and throws.
 */
export function answer(interview: Interview, question: string, given: Answer): Interview {
  const posed = questionOf(question);
  if (!isOffered(posed, given)) throw new Error(`${question} does not offer ${JSON.stringify(given)}.`);
  const known = interview.answers.some((one) => one.question === question);
  const next = { question, answer: given };
  const answers = known
    ? interview.answers.map((one) => (one.question === question ? next : one))
    : [...interview.answers, next];
  const changed = { ...interview, answers };
  return { ...changed, answers: answers.filter((one) => isAbout(questionOf(one.question), changed)) };
}

/** What was answered to a question; a complaint counts as its "yes". Null where it is open. */
export function answerTo(interview: Interview, question: string): Answer | null {
  const given = interview.answers.find((one) => one.question === question);
  if (given) return given.answer;
  return interview.complaints.some((one) => evidenceOf(one) === question) ? "yes" : null;
}

/** Whether this question concerns this patient: their sex and age, and details only of what is there. */
function isAbout(question: Question, interview: Interview): boolean {
  if (question.sex && question.sex !== interview.patient.sex) return false;
  if (interview.patient.age < (question.fromAge ?? 0)) return false;
  if (!question.parent) return true;
  const other = interview.answers.find(
    (one) => isNowhere(one) && questionOf(one.question).parent === question.parent,
  );
  return answerTo(interview, question.parent) === "yes" && (!other || other.question === question.code);
}

/** Whether a place was asked for and there is none: then no other detail is asked. "Spreads nowhere" is a detail, not such a place. */
export function isNowhere({ question, answer: given }: Interview["answers"][number]): boolean {
  return question !== "E_57" && Array.isArray(given) && given.length === 1 && given[0] === "nowhere";
}

/** The questions that may still be asked. */
export function openQuestions(interview: Interview): readonly Question[] {
  const answered = interview.answers.map(({ question }) => question);
  const said = new Set([...answered, ...interview.complaints.map(evidenceOf)]);
  return questions.filter((one) => !said.has(one.code) && isAbout(one, interview));
}

/** The signs of the safety screen that concern this patient. */
export function safetySignsFor({ age, sex }: Patient): readonly (typeof safetySigns)[number][] {
  return safetySigns.filter(
    (one) =>
      (!("sex" in one) || one.sex === sex) &&
      (!("belowAge" in one) || age < one.belowAge) &&
      (!("fromAge" in one) || age >= one.fromAge),
  );
}

/** The evidence that a complaint says is there; null for one the model does not know. */
function evidenceOf(complaint: Complaint): string | null {
  if ("evidence" in complaint) return complaint.evidence;
  return "pain" in complaint ? "E_53" : null;
}

const byCode = new Map(questions.map((one) => [one.code, one]));

/** A question by its code; throws for one that does not exist. */
export function questionOf(code: string): Question {
  const found = byCode.get(code);
  if (!found) throw new Error(`There is no question ${code}.`);
  return found;
}

function isOffered(question: Question, given: Answer): boolean {
  if (given === "unknown") return true;
  if (typeof given === "string") return question.kind === "yes-no";
  const slugs = new Set(question.options?.map((one) => one.slug));
  if (!given.every((slug) => slugs.has(slug))) return false;
  return question.kind === "several" || (question.kind !== "yes-no" && given.length === 1);
}
