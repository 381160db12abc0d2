import { asNumber, asRecord } from "@anteroom/domain/record";
import {
  answer,
  startInterview,
  type Answer,
  type Complaint,
  type Interview,
} from "@anteroom/triage/interview";
import { safetySigns } from "@anteroom/triage/safety-signs";
import { complaintOf, idOf } from "./words.ts";

/** The pages of a check, in their order. */
const pages = ["whom", "signs", "complaints", "questions", "answers", "result"] as const;
type Page = (typeof pages)[number];

/** A check as it stands. `changing` is the earlier question that is asked again. */
export type CheckState = {
  at: Page;
  interview: Interview | null;
  dependentId: number | null | undefined;
  changing: string | null;
};

export const newCheck: CheckState = { at: "whom", interview: null, dependentId: undefined, changing: null };

export type CheckEvent =
  | { type: "whom"; age: number; sex: "F" | "M"; dependentId: number | null | undefined }
  | { type: "signs"; signs: readonly string[] }
  | { type: "complaints"; complaints: readonly Complaint[] }
  | { type: "answered"; question: string; answer: Answer }
  /** Nothing more is to be asked. */
  | { type: "finished" }
  | { type: "show"; at: Page }
  | { type: "change"; question: string };

/** The check after an event; an event that makes no sense at this place changes nothing. */
export function stepCheck(state: CheckState, event: CheckEvent): CheckState {
  if (event.type === "whom") return toldWhom(state, event);
  const { interview } = state;
  if (!interview) return state;
  switch (event.type) {
    case "signs": {
      const signs = safetySigns.map(({ slug }) => slug).filter((slug) => event.signs.includes(slug));
      return { ...state, at: signs.length > 0 ? "result" : "complaints", interview: { ...interview, signs } };
    }
    case "complaints":
      return { ...state, at: "questions", interview: withComplaints(interview, event.complaints) };
    case "answered":
      return {
        ...state,
        at: "questions",
        changing: null,
        interview: answer(interview, event.question, event.answer),
      };
    case "finished":
      return { ...state, at: "result", changing: null };
    case "show":
      return { ...state, at: event.at, changing: null };
    case "change":
      return { ...state, at: "questions", changing: event.question };
  }
}

/** The page before this one, or what question to ask again; null at the first page. */
export function stepBack({ at, interview, changing }: CheckState): CheckEvent | null {
  if (changing !== null || at === "answers")
    return { type: "show", at: changing === null ? "questions" : "answers" };
  const last = interview?.answers.at(-1);
  switch (at) {
    case "whom":
      return null;
    case "signs":
      return { type: "show", at: "whom" };
    case "complaints":
      return { type: "show", at: "signs" };
    case "questions":
      return last ? { type: "change", question: last.question } : { type: "show", at: "complaints" };
    case "result":
      if (interview && interview.signs.length > 0) return { type: "show", at: "signs" };
      return last ? { type: "change", question: last.question } : { type: "show", at: "complaints" };
  }
}

/** What was kept on the device, made anew answer by answer; a new check where it no longer makes sense. */
export function restoreCheck(
  at: string,
  stored: unknown,
  dependentId: number | null | undefined,
): CheckState {
  const page = pages.find((one) => one === at);
  const interview = readInterview(stored);
  if (!page || !interview) return newCheck;
  return { at: page, interview, dependentId, changing: null };
}

function toldWhom(state: CheckState, { age, sex, dependentId }: CheckEvent & { type: "whom" }): CheckState {
  const before = state.interview;
  const isSame =
    before?.patient.age === age && before.patient.sex === sex && state.dependentId === dependentId;
  if (before && isSame) return { ...state, at: "signs" };
  return { ...newCheck, at: "signs", dependentId, interview: startInterview({ age, sex, complaints: [] }) };
}

/** Other complaints make another interview; the same ones go on where one was. */
function withComplaints(interview: Interview, complaints: readonly Complaint[]): Interview {
  const ids = (list: readonly Complaint[]) => list.map(idOf).join();
  return ids(interview.complaints) === ids(complaints)
    ? interview
    : { ...interview, complaints, answers: [] };
}

function readInterview(stored: unknown): Interview | null {
  const fields = asRecord(stored);
  const patient = asRecord(fields?.patient);
  const age = asNumber(patient?.age);
  const sex = patient?.sex;
  if (!fields || age === null || (sex !== "F" && sex !== "M")) return null;
  const signs = safetySigns.map(({ slug }) => slug).filter((slug) => listOf(fields.signs).includes(slug));
  const complaints = listOf(fields.complaints).flatMap((one) => {
    const [id] = Object.values(asRecord(one) ?? {});
    return typeof id === "string"
      ? [id === "not-found" ? ({ beyondScope: id } as const) : complaintOf(id)]
      : [];
  });
  try {
    return listOf(fields.answers).reduce<Interview>((interview, one) => {
      const { question, answer: given } = asRecord(one) ?? {};
      return answer(interview, String(question), given as Answer); // `answer` throws for what no question offers
    }, startInterview({ age, sex, complaints, signs }));
  } catch {
    return null; // of another version of the questions
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
