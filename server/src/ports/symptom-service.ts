import type { AnswerOf, BodyOf } from "@anteroom/contract/endpoint";
import type {
  concludeSymptomCheck,
  listSymptoms,
  nextSymptomQuestion,
  understandSymptoms,
} from "@anteroom/contract/health/symptom-checks";
import type { Locale } from "@anteroom/domain/shared/locales";

type Without<T> = Omit<T, "check">;
export type About = Without<BodyOf<typeof listSymptoms>>;
export type Reported = Without<BodyOf<typeof understandSymptoms>>;
export type Interview = Without<BodyOf<typeof nextSymptomQuestion>>;

export type Symptom = AnswerOf<typeof listSymptoms>["data"]["collection"][number];
export type Understood = AnswerOf<typeof understandSymptoms>["data"]["entity"];
export type NextStep = AnswerOf<typeof nextSymptomQuestion>["data"]["entity"];
export type Conclusion = AnswerOf<typeof concludeSymptomCheck>["data"]["entity"];

/** A symptom checker of another company, asked by our server; each call brings all that is known. It throws `CheckerAway`. */
export type SymptomService = {
  symptoms: (about: About) => Promise<readonly Symptom[]>;
  understand: (reported: Reported) => Promise<Understood>;
  next: (interview: Interview) => Promise<NextStep>;
  conclude: (interview: Interview) => Promise<Conclusion>;
};

/** Where it is, in which language, and under which number the company knows this check. */
export type SymptomPlace = { url: string; locale: Locale; interviewId: string };
export type OpenSymptomService = (place: SymptomPlace) => SymptomService;

/** It cannot be had now: it does not answer, refuses us, or says what nobody understands. */
export class CheckerAway extends Error {
  readonly why: "silent" | "refused" | "busy" | "unreadable" | "paused";
  /** Seconds after which it makes sense to ask again. */
  readonly retryAfter: number | null;
  constructor(why: CheckerAway["why"], retryAfter: number | null = null) {
    super(`The symptom checker cannot be had: ${why}.`);
    this.why = why;
    this.retryAfter = retryAfter;
  }
}
