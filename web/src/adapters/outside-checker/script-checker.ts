import type { Locale } from "@anteroom/domain/shared/locales";
import { asRecord } from "@anteroom/domain/shared/record";
import type { CheckInterview, CheckResult, SymptomChecker } from "../../ports/symptom-checker.ts";
import { openCrisisReader, raiseResultToOwnWarning, addOwnWarning } from "./crisis.ts";
import type { ScriptFrame } from "./open-frame.ts";
import { readComplaints, readResult, readStep, readUnderstood } from "./read-answers.ts";
import { restoreOutsideInterview, toOutgoingInterview } from "./reported-outside.ts";

/** How long a script is waited for: until it is there, and for each answer, in ms. */
const patience = { ready: 15_000, answer: 12_000 };

type Deps = {
  name: string;
  locale: Locale;
  frame: ScriptFrame;
  specialtyOf: (age: number, locale: Locale) => CheckResult["specialty"];
  /** Shorter in tests. */
  wait?: typeof patience;
};

type Call = "complaints" | "understand" | "next" | "conclude";

/**
 * Opens a checker of another company whose script runs in an isolated frame. Texts, answers, age and sex are
 * posted to it; `urgentNow` posts nothing. Rejects if the script does not report ready within 15 s; a method
 * rejects for a malformed answer, or none within 12 s (`wait`, in ms).
 */
export async function openScriptChecker(deps: Deps): Promise<SymptomChecker> {
  const { name, locale, frame, specialtyOf, wait = patience } = deps;
  const ask = await openLine(frame, wait);
  const hasCrisisSign = await openCrisisReader(locale);
  const readOwn = (interview: CheckInterview) => ({
    isCrisis: hasCrisisSign(interview),
    warning: interview.warning,
  });
  const call = (what: Call, input: object) => ask(what, { locale, ...input });
  return {
    name,
    complaints: async ({ age, sex }) => readComplaints(await call("complaints", { age, sex })),
    understand: async (text, { age, sex }) => readUnderstood(await call("understand", { text, age, sex })),
    asksPregnancy: () => Promise.resolve(false),
    next: async (interview) => {
      const { question, danger } = readStep(await call("next", toOutgoingInterview(interview)));
      return { question, danger: addOwnWarning(readOwn(interview), danger) };
    },
    urgentNow: (interview) => Promise.resolve(addOwnWarning(readOwn(interview), null)),
    conclude: async (interview) => {
      const answer = await call("conclude", toOutgoingInterview(interview));
      const result = readResult(answer, specialtyOf(interview.person.age, locale));
      return raiseResultToOwnWarning(readOwn(interview), result);
    },
    restore: restoreOutsideInterview,
  };
}

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

/** Waits until the script has registered, then numbers questions and hands out their answers. */
function openLine(frame: ScriptFrame, wait: typeof patience) {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const ask = (call: Call, input: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      const id = last;
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new Error("The script does not answer"));
      }, wait.answer);
      const end = (then: () => void) => {
        clearTimeout(timer);
        waiting.delete(id);
        then();
      };
      waiting.set(id, {
        resolve: (answer) => end(() => resolve(answer)),
        reject: (error) => end(() => reject(error)),
      });
      frame.post({ anteroom: 1, id, call, input });
    });
  return new Promise<typeof ask>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The script did not come")), wait.ready);
    frame.listen((message) => {
      const fields = asRecord(message);
      if (fields?.["anteroom"] !== 1) return;
      const { id, ready, failed, answer } = fields;
      if (typeof id === "number") {
        const one = waiting.get(id);
        if (failed === true) one?.reject(new Error("The script failed"));
        else one?.resolve(answer);
        return;
      }
      clearTimeout(timer);
      if (ready === true) resolve(ask);
      else reject(new Error("The script could not be loaded"));
    });
  });
}
