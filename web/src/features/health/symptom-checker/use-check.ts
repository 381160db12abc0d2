import { triageSessionLifetime } from "@anteroom/domain/shared/constants";
import { useCallback, useEffect, useRef, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { eraseCheck, storeCheck, readStoredCheck } from "../../../shared/booking/stored-check.ts";
import { useLocale } from "../../../platform/i18n/locale.ts";
import type {
  AnsweredQuestion,
  CareLevel,
  CheckInterview,
  CheckQuestion,
  CheckResult,
  Step,
  SymptomChecker,
} from "../../../ports/symptom-checker.ts";
import {
  earlierChoices,
  newCheck,
  restoreCheck,
  stepCheck,
  type CheckEvent,
  type CheckState,
} from "./check-state.ts";
import { namesCrisis } from "./chosen-complaints.ts";
import { isEmergency, isTypedDanger, isWarnedInLine } from "./typed-text/typed-danger.ts";
import { historyDepthOf } from "./use-check-history.ts";

/** A check and what its page shows: a question with dangers, or the result. */
export type Check = {
  state: CheckState;
  step: Step;
  result: CheckResult | null;
  /** The whole question, of which `step` asks only the new part, with the answers from before a change. */
  answeredInPart?: AnsweredQuestion | undefined;
  /** When the last answer was given, in ms; set while the person is asked whether to resume. */
  resumedFrom?: number | undefined;
};

/** A checker behind a network that takes longer is waited for in sight, in ms. */
const noticeable = 300;

const nothing: Step = { question: null, danger: null };

/**
 * Restores this device's check when mounted, and stores it after each step for a day; scrolls to the top at
 * each new page. `check` is null until the checker has read the stored one; `again` repeats a failed step,
 * `forget` erases the check. Steps sent while one is running are dropped.
 */
export function useCheck(checker: SymptomChecker) {
  const { clock, storage } = useApp();
  const language = useLocale();
  const [check, setCheck] = useState<Check | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const isBusy = useRef(false);
  const wantedLast = useRef<(() => Promise<Check>) | null>(null);
  const [times, setTimes] = useState(0);
  const show = useCallback(
    async (wanted: () => Promise<Check>) => {
      if (isBusy.current) return;
      isBusy.current = true;
      wantedLast.current = wanted;
      const timer = setTimeout(() => setSlow(true), noticeable);
      try {
        const next = await wanted();
        setFailed(false);
        setCheck(next);
        const { at, interview, dependentId, earlier } = next.state;
        const nothingFound = {
          details: null,
          specialty: null,
          seenBy: null,
          isShared: false,
          isCarried: false,
        };
        if (interview)
          storeCheck(
            deviceMemory(storage),
            { at, interview, earlier, dependentId, language, ...(at === "result" ? {} : nothingFound) },
            clock.now(),
          );
      } catch {
        setFailed(true); // a checker behind a network could not be reached
      } finally {
        isBusy.current = false;
        clearTimeout(timer);
        setSlow(false);
      }
    },
    [storage, clock, language],
  );
  useEffect(() => {
    let isWanted = true;
    const stored = readStoredCheck(deviceMemory(storage), clock.now());
    restoreStored(checker, stored)
      .then((restored) => settle(checker, restored, nothing))
      .then(
        (found) => isWanted && setCheck(asResumed(found, stored)),
        () => isWanted && setFailed(true),
      );
    return () => {
      isWanted = false;
    };
    // Asked again where the checker could not be reached at first.
  }, [checker, storage, clock, times]);
  const send = useCallback(
    (event: CheckEvent) => {
      if (!check) return;
      void show(async () => {
        const { step } = check;
        const next = stepCheck(check.state, event);
        const { interview } = next;
        const isSkipped =
          event.type === "complaint" &&
          next.at === "pregnancy" &&
          interview !== null &&
          // Danger is asked about first.
          (isTypedDanger(interview) || !(await checker.asksPregnancy(interview)));
        return settle(checker, isSkipped ? { ...next, at: "questions" } : next, step);
      });
    },
    [check, checker, show],
  );
  const forget = useCallback(() => {
    eraseCheck(deviceMemory(storage));
    setCheck({ state: newCheck, step: nothing, result: null });
  }, [storage]);
  const again = useCallback(() => {
    if (wantedLast.current) return void show(wantedLast.current);
    setFailed(false);
    setTimes((before) => before + 1);
  }, [show]);
  const resume = useCallback(() => setCheck((now) => now && { ...now, resumedFrom: undefined }), []);
  const place = check && `${check.state.at} ${check.step.question?.id}`;
  useEffect(() => {
    scrollTo(0, 0); // Chromium answers a promise, which is no cleanup
  }, [place]);
  return { check, hasFailed, isSlow, send, forget, again, resume };
}

/** Who left a check and comes to it anew, not by a reload or the browser's way back, is asked before it goes on. */
function asResumed(found: Check, stored: { expiry: number } | null): Check {
  const { at, interview } = found.state;
  const isBegun = interview !== null && at !== "result" && at !== "whom";
  if (!stored || !isBegun || historyDepthOf(history.state) !== null) return found;
  return { ...found, resumedFrom: stored.expiry - triageSessionLifetime };
}

/** The check that was stored, in words of today; answers from before a change are read like those that hold. */
async function restoreStored(
  checker: SymptomChecker,
  stored: ReturnType<typeof readStoredCheck>,
): Promise<CheckState> {
  const interview = stored ? await checker.restore(stored.interview) : null;
  const earlier = interview && stored?.earlier ? { ...interview, answered: stored.earlier } : null;
  const { answered = [] } = (earlier && (await checker.restore(earlier))) ?? {};
  return restoreCheck(stored?.at ?? "", interview, stored?.dependentId, answered);
}

/** Asks the checker for what the page of this state shows; questions that were answered before a change are answered the same. */
async function settle(checker: SymptomChecker, given: CheckState, before: Step): Promise<Check> {
  let state = given;
  while (state.at === "questions" && state.interview) {
    const again = state.changing === null ? undefined : state.interview.answered[state.changing];
    if (again) return { state, step: stepAgain(before, again, state.interview), result: null };
    const step = stepWithWarning(state.interview, await checker.next(state.interview));
    if (await isPregnancyDue(checker, state.interview, step))
      return { state: { ...state, at: "pregnancy" }, step: nothing, result: null };
    const { question } = step;
    const choices = question ? earlierChoices(state.earlier, question) : {};
    if (question && question.options.some(({ id }) => !(id in choices)))
      return { state, ...withoutAnswered(step, question, choices), result: null };
    state = stepCheck(state, question ? { type: "answered", question, choices } : { type: "finished" });
  }
  const { interview } = state;
  const isUnderstood = interview !== null && interview.complaints.length > 0;
  const concluded = isUnderstood ? () => checker.conclude(interview) : () => typedAlarmResult;
  const result = state.at === "result" && interview ? await concluded() : null;
  return {
    state,
    step: nothing,
    result: result && interview && resultWithWarning(interview, resultWithDoubt(interview, result)),
  };
}

/** After the first danger signs, where words of danger came before the question about a pregnancy; never below an emergency. */
async function isPregnancyDue(
  checker: SymptomChecker,
  interview: CheckInterview,
  { question, danger }: Step,
): Promise<boolean> {
  const { person, warning, answered } = interview;
  const mayBe = warning !== undefined && person.pregnancy === undefined && answered.length > 0;
  return mayBe && question !== null && danger === null && checker.asksPregnancy(interview);
}

/** A question that is asked again, below what cannot wait; not below words that were not meant so meanwhile. */
function stepAgain({ danger }: Step, { question }: AnsweredQuestion, interview: CheckInterview): Step {
  const isOver = interview.isUnmeant && !namesCrisis(interview);
  return { question, danger: danger && isOver ? { ...danger, isCrisis: false } : danger };
}

/** A step that asks only for what of its question was not answered before a change. */
function withoutAnswered(
  step: Step,
  question: CheckQuestion,
  choices: AnsweredQuestion["choices"],
): Pick<Check, "step" | "answeredInPart"> {
  const options = question.options.filter(({ id }) => !(id in choices));
  if (options.length === question.options.length) return { step };
  return { step: { ...step, question: { ...question, options } }, answeredInPart: { question, choices } };
}

/**
 * Words of suicide or self-harm keep the help in a crisis on every page, whatever other danger is ticked later. Words that told to call the number keep that
 * too, until the person says that they are not so: what the checker makes of them must not make the alarm milder.
 */
function stepWithWarning({ warning }: CheckInterview, step: Step): Step {
  const { danger } = step;
  if (!danger || !warning) return step;
  if (warning === "crisis") return { ...step, danger: { ...danger, isCrisis: true } };
  return warning === "emergency" ? { ...step, danger: { ...danger, level: "emergency-services" } } : step;
}

/** What is said where typed words warned and no checker understood a symptom in them: the warning raises it, and no condition is named. */
const typedAlarmResult: CheckResult = {
  level: "within-hours",
  isCrisis: false,
  reasons: [],
  getHelpIf: [],
  selfCare: [],
  conditions: [],
  specialty: { words: "", slug: "general-practice" },
  topics: [],
  version: "",
  reviewed: null,
};

/** Whoever cannot tell about a danger sign is told beside the result to see a doctor today: its headline says nothing milder. */
function resultWithDoubt({ answered }: CheckInterview, result: CheckResult): CheckResult {
  const isMild = result.level === "self-care" || result.level === "within-days";
  const isDoubtful =
    (result.unsureEmergencies ?? []).length > 0 ||
    answered.some(
      ({ question, choices }) =>
        question.kind === "red-flags" && question.options.some(({ id }) => choices[id] === "unknown"),
    );
  return isMild && isDoubtful ? raised({ ...result, seeSoonIf: [] }, "within-hours") : result;
}

/** Words of danger are not undone by a mild result: it says what the pages before it said, and those of suicide or self-harm bring the help in a crisis. */
function resultWithWarning(interview: CheckInterview, result: CheckResult): CheckResult {
  const { warning } = interview;
  if (!warning || warning === "denied") return result;
  const level = levelWithWarning(interview, result.level);
  return {
    ...(level === result.level ? result : raised(result, level)),
    isCrisis: result.isCrisis || warning === "crisis",
  };
}

/** A level above that of the answers: their reasons for what can wait would contradict it. */
function raised(result: CheckResult, level: CareLevel): CheckResult {
  return { ...result, level, selfCare: [], reasons: isEmergency(result) ? result.reasons : [] };
}

/** The alarm that stood above the last question, or a few hours where one line stood for it. */
function levelWithWarning(interview: CheckInterview, level: CareLevel): CareLevel {
  const isMild = level === "self-care" || level === "within-days";
  const isAlarm = isTypedDanger(interview) && (isEmergency({ level }) || !isWarnedInLine(interview));
  if (isAlarm && interview.warning === "emergency") return "emergency-services";
  if (isAlarm && !isEmergency({ level })) return "emergency-department-now";
  return isMild ? "within-hours" : level;
}
