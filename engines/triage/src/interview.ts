import type { complaintsBeyondScope, painComplaints } from "./complaints.ts";
import { questions, type Question, type Sex } from "./evidences.ts";
import { safetySigns, type SafetySignSlug } from "./safety-signs.ts";

/** "yes" or "no", the slugs of the chosen options (an empty list is an answer), or "I don't know". */
export type Answer = "yes" | "no" | "unknown" | readonly string[];

/**
 * A complaint: a symptom of the model (a question's code, such as `E_91`), a pain by region, or something outside the
 * model.
 */
export type Complaint =
  | { readonly evidence: string }
  | { readonly pain: keyof typeof painComplaints }
  | { readonly beyondScope: (typeof complaintsBeyondScope)[number] | "not-found" };

/** The person checked. */
export type Patient = {
  /** Whole years; 0 for a baby. */
  readonly age: number;
  readonly sex: Sex;
};

/** An interview as plain JSON data, from which everything else is computed. */
export type Interview = {
  readonly patient: Patient;
  /** Signs of the safety screen that were answered with yes. */
  readonly signs: readonly SafetySignSlug[];
  readonly complaints: readonly Complaint[];
  /** In the order they were given. */
  readonly answers: readonly { readonly question: string; readonly answer: Answer }[];
};

/** Creates an interview without answers. Ages, codes and signs are not validated. */
export function startInterview(
  start: Patient & { readonly complaints: readonly Complaint[]; readonly signs?: readonly SafetySignSlug[] },
): Interview {
  const { age, sex, complaints, signs = [] } = start;
  return { patient: { age, sex }, signs, complaints, answers: [] };
}

/**
 * Returns the interview with one more or one changed answer. A changed answer keeps the later ones, except details of
 * something no longer present. Throws for an unknown question and for an answer that the question does not offer.
 */
export function addAnswer(interview: Interview, question: string, given: Answer): Interview {
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

/**
 * Returns the answer to a question, by its code; a complaint counts as "yes" to its own (any pain to E_53). Null
 * where it is open.
 */
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

/**
 * Returns whether the patient named no region for a symptom ("nowhere" alone), so that its other details are not
 * asked. "Spreads nowhere" (E_57) is a detail and does not count.
 */
export function isNowhere({ question, answer: given }: Interview["answers"][number]): boolean {
  return question !== "E_57" && Array.isArray(given) && given.length === 1 && given[0] === "nowhere";
}

/**
 * Returns the questions that may still be asked: unanswered, for this sex and age, and details only of what is
 * present. Also after danger signs and for complaints beyond the scope.
 */
export function openQuestions(interview: Interview): readonly Question[] {
  const answered = interview.answers.map(({ question }) => question);
  const said = new Set([...answered, ...interview.complaints.map(evidenceOf)]);
  return questions.filter((one) => !said.has(one.code) && isAbout(one, interview));
}

/** Returns the signs of the safety screen that apply to a patient, in their order. */
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

/** Returns a question by its code. Throws for an unknown one. */
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
