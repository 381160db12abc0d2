import type {
  AnsweredQuestion,
  CheckedPerson,
  CheckInterview,
  CheckQuestion,
  Pregnancy,
  Presence,
  CheckItem,
  ReportedFinding,
} from "../../../ports/symptom-checker.ts";
import { isTypedDanger } from "./typed-text/typed-danger.ts";

/** Props of each page: `onBack` null on the first. */
export type FlowPageProps = { onBack: (() => void) | null };
/** Props of a page after the interview has begun. */
export type WithInterview = { interview: CheckInterview };

/** The pages of a check, in their order. */
const pages = ["whom", "complaint", "pregnancy", "questions", "answers", "result"] as const;
type Page = (typeof pages)[number];

/** The state of a symptom check. `interview` is null until the person is known. */
export type CheckState = {
  at: Page;
  interview: CheckInterview | null;
  /** Null: the patient; undefined: a visitor, or a person whom the clinic does not know. */
  dependentId: number | null | undefined;
  /** Index of the earlier answer whose question is asked again. */
  changing: number | null;
  /** Answers from before a change: still valid if their questions are asked again. */
  earlier: readonly AnsweredQuestion[];
  /** The furthest progress so far, 0 to 1. */
  furthest: number;
};

/** The state of a check that has not begun. */
export const newCheck: CheckState = {
  at: "whom",
  interview: null,
  dependentId: undefined,
  changing: null,
  earlier: [],
  furthest: 0,
};

/** What the typed words tell that cannot wait, and whether that was meant. */
type Warned = Pick<CheckInterview, "warning" | "ifUnmeant" | "isUnmeant">;

/** The complaints and findings reported on the complaint page; without a complaint, the warning of the words alone. */
export type Reported = Pick<CheckInterview, "complaints" | "findings"> & {
  readonly warned?: Warned;
};

/** The input of `stepCheck`. */
export type CheckEvent =
  | { type: "whom"; age: number; sex: "F" | "M"; dependentId: number | null | undefined }
  | ({ type: "complaint" } & Reported)
  | { type: "pregnancy"; pregnancy: Pregnancy }
  | ({ type: "answered" } & AnsweredQuestion)
  /** Nothing more is to be asked. */
  | { type: "finished" }
  /** Words of suicide or self-harm were not meant so; or they were. */
  | { type: "unmeant" }
  | { type: "meant" }
  /** What was written of another danger is not so. */
  | { type: "denied" }
  | { type: "show"; at: Page }
  | { type: "change"; place: number };

/**
 * Returns the state after an event. Before the interview has begun all events but `whom` return the same
 * state; later none is checked against the page. `whom` for another person drops all answers; other changes
 * keep them in `earlier`. Pure.
 */
export function stepCheck(state: CheckState, event: CheckEvent): CheckState {
  if (event.type === "whom") return reportWhom(state, event);
  const { interview } = state;
  if (!interview) return state;
  switch (event.type) {
    case "complaint":
      return reportComplaint(state, interview, event);
    case "pregnancy":
      return reportPregnancy(state, interview, event.pregnancy);
    case "answered":
      return reportAnswer(state, interview, event);
    case "finished":
      return { ...state, at: "result", changing: null };
    case "unmeant":
      return { ...state, interview: asUnmeant(interview) };
    case "meant":
      return { ...state, interview: asMeant(interview) };
    case "denied":
      return isTypedDanger(interview) ? { ...state, interview: { ...interview, warning: "denied" } } : state;
    case "show":
      return { ...state, at: event.at, changing: null };
    case "change":
      return { ...state, at: "questions", changing: event.place };
  }
}

/**
 * Returns the event that leads to the page before, or to the question before; null on the first
 * page and without an interview. Changes nothing.
 */
export function backEventOf({ at, interview, changing }: CheckState): CheckEvent | null {
  if (!interview || at === "whom") return null;
  const { answered, person, complaints } = interview;
  if (at === "complaint") return { type: "show", at: "whom" };
  if (complaints.length === 0) return { type: "show", at: "complaint" };
  // Asked after questions about danger, it leads back to them; answered once, it stands before all questions.
  const isFirst = answered.length === 0 || person.pregnancy !== undefined;
  if (at === "pregnancy" && isFirst) return { type: "show", at: "complaint" };
  if (at === "answers") return { type: "show", at: "questions" };
  const before = (changing ?? answered.length) - 1;
  if (before >= 0) return { type: "change", place: before };
  return { type: "show", at: person.pregnancy === undefined ? "complaint" : "pregnancy" };
}

/**
 * Returns the earlier answers to some or all options of a question, by option id; for a single choice, to all
 * options or none.
 */
export function earlierChoices(
  earlier: readonly AnsweredQuestion[],
  { kind, options }: CheckQuestion,
): Readonly<Record<string, Presence>> {
  const known = new Map(earlier.flatMap(({ choices }) => Object.entries(choices)));
  const found = options.flatMap(({ id }) => {
    const choice = known.get(id);
    return choice === undefined ? [] : [[id, choice] as const];
  });
  return kind === "one" && found.length < options.length ? {} : Object.fromEntries(found);
}

/**
 * Returns the answers from before a change whose questions were not asked again, reduced to options not
 * answered since.
 */
export function unusedAnswers({ earlier, interview }: CheckState): readonly AnsweredQuestion[] {
  const used = new Set(interview?.answered.flatMap(({ choices }) => Object.keys(choices)));
  const unused = earlier.map(({ question, choices }) => ({
    question: { ...question, options: question.options.filter(({ id }) => !used.has(id)) },
    choices,
  }));
  return unused.filter(({ question }) => question.options.length > 0);
}

/**
 * Returns the state of a stored check: a new check for an unknown page or without interview; the complaint
 * page if nothing was reported yet. `interview`: as the checker has read it.
 */
export function restoreCheck(
  at: string,
  interview: CheckInterview | null,
  dependentId: number | null | undefined,
  earlier: readonly AnsweredQuestion[] = [],
): CheckState {
  const page = pages.find((one) => one === at);
  if (!page || !interview) return newCheck;
  const isTypedAlarm = page === "result" && interview.warning !== undefined;
  const isBegun = page === "whom" || page === "complaint" || isTypedAlarm || interview.complaints.length > 0;
  const furthest = shareOf(interview);
  return { ...newCheck, at: isBegun ? page : "complaint", interview, dependentId, earlier, furthest };
}

/** After so many questions half of the people are done. */
const usualQuestions = 12;
/** It is never said to be over before it is. */
const mostShare = 0.95;

function shareOf({ answered }: CheckInterview): number {
  return Math.min(mostShare, answered.length / usualQuestions);
}

function reportWhom(state: CheckState, { age, sex, dependentId }: CheckEvent & { type: "whom" }): CheckState {
  const before = state.interview;
  const isSame = before?.person.age === age && before.person.sex === sex && state.dependentId === dependentId;
  if (before && isSame) return { ...state, at: "complaint" };
  const person: CheckedPerson = { age, sex };
  const interview = { person, complaints: [], findings: [], answered: [] };
  return { ...newCheck, at: "complaint", dependentId, interview };
}

/** Told otherwise it is another interview: answers hold where their questions are asked again. */
function reportComplaint(state: CheckState, interview: CheckInterview, reported: Reported): CheckState {
  const { complaints, findings, warned: now = {} } = reported;
  const firstPage = interview.person.pregnancy === undefined ? "pregnancy" : "questions";
  const at = complaints.length > 0 ? firstPage : "result";
  const warned = { ...withoutWarning(interview), ...now };
  if (spell(interview) === spell(reported)) return { ...state, at, changing: null, interview: warned };
  return begunAnew({ ...state, at }, { ...warned, complaints, findings });
}

function withoutWarning({ person, complaints, findings, answered }: CheckInterview): CheckInterview {
  return { person, complaints, findings, answered };
}

/** Without the help for self-harm; another danger beside it stays, and so do the words. */
function asUnmeant(interview: CheckInterview): CheckInterview {
  const { ifUnmeant } = interview;
  if (ifUnmeant === undefined) return interview;
  const warning = ifUnmeant === "emergency" ? { warning: ifUnmeant } : {};
  return { ...withoutWarning(interview), ...warning, isUnmeant: true };
}

function asMeant(interview: CheckInterview): CheckInterview {
  const isOther = isTypedDanger(interview) || interview.warning === "denied";
  const ifUnmeant = isOther ? "emergency" : "none";
  return { ...withoutWarning(interview), warning: "crisis", ifUnmeant };
}

function reportPregnancy(state: CheckState, interview: CheckInterview, pregnancy: Pregnancy): CheckState {
  const { person } = interview;
  if (person.pregnancy === pregnancy) return { ...state, at: "questions", changing: null };
  return begunAnew({ ...state, at: "questions" }, { ...interview, person: { ...person, pregnancy } });
}

/** A danger sign that was ticked: it counts until the tick is taken away, whatever else is changed. */
const isTickedDanger = ({ question, choices }: AnsweredQuestion) =>
  question.kind === "red-flags" && Object.values(choices).includes("present");

function begunAnew(state: CheckState, interview: CheckInterview): CheckState {
  const earlier = withNewer(
    state.earlier,
    interview.answered.filter((one) => !isTickedDanger(one)),
  );
  const answered = interview.answered.filter(isTickedDanger);
  return { ...state, changing: null, earlier, interview: { ...interview, answered } };
}

/** The newest answer to each question. */
function withNewer(
  earlier: readonly AnsweredQuestion[],
  newer: readonly AnsweredQuestion[],
): readonly AnsweredQuestion[] {
  const isNew = new Set(newer.map(({ question }) => question.id));
  return [...earlier.filter(({ question }) => !isNew.has(question.id)), ...newer];
}

function reportAnswer(
  state: CheckState,
  interview: CheckInterview,
  { question, choices }: AnsweredQuestion,
): CheckState {
  const place = state.changing ?? interview.answered.length;
  const later = interview.answered.slice(place + 1);
  const answered = [
    ...interview.answered.slice(0, place),
    { question, choices },
    ...later.filter(isTickedDanger),
  ];
  const earlier = withNewer(
    state.earlier,
    later.filter((one) => !isTickedDanger(one)),
  );
  const next = { ...interview, answered };
  const furthest = Math.max(state.furthest, shareOf(next));
  return { ...state, at: "questions", changing: null, earlier, interview: next, furthest };
}

function spell({ complaints, findings }: Pick<CheckInterview, "complaints" | "findings">): string {
  const ids = (list: readonly CheckItem[]) => list.map(({ id }) => id);
  const reported = findings.map(
    ({ id, presence, lasted }: ReportedFinding) => `${id} ${presence} ${lasted?.least} ${lasted?.most}`,
  );
  return JSON.stringify([ids(complaints), reported]);
}
