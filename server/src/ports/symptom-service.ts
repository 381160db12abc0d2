import type { AnswerOf, BodyOf } from "@anteroom/contract/endpoint";
import type {
  concludeSymptomCheck,
  listSymptoms,
  nextSymptomQuestion,
  understandSymptoms,
} from "@anteroom/contract/health/symptom-checks";
import type { Locale } from "@anteroom/domain/shared/locales";

type Without<T> = Omit<T, "check">;
/** The person and context of a symptom check: every request sends it. */
export type About = Without<BodyOf<typeof listSymptoms>>;
/** A symptom description in the person's own words. */
export type Reported = Without<BodyOf<typeof understandSymptoms>>;
/** All answers so far. */
export type Interview = Without<BodyOf<typeof nextSymptomQuestion>>;

/** A symptom that the service knows. */
export type Symptom = AnswerOf<typeof listSymptoms>["data"]["collection"][number];
/** The symptoms that the service recognises in free text. */
export type Understood = AnswerOf<typeof understandSymptoms>["data"]["entity"];
/** The next question, or the end of the interview. */
export type NextStep = AnswerOf<typeof nextSymptomQuestion>["data"]["entity"];
/** The result of a symptom check. */
export type Conclusion = AnswerOf<typeof concludeSymptomCheck>["data"]["entity"];

/**
 * A symptom checker of another company, called by our server. Every call sends all answers so far. Throws
 * `SymptomServiceUnavailable`.
 */
export type SymptomService = {
  symptoms: (about: About) => Promise<readonly Symptom[]>;
  understand: (reported: Reported) => Promise<Understood>;
  next: (interview: Interview) => Promise<NextStep>;
  conclude: (interview: Interview) => Promise<Conclusion>;
};

/** The service's base URL, the language, and the company's id of this check. */
export type SymptomPlace = { url: string; locale: Locale; interviewId: string };
/** Returns a client of the service for one symptom check. */
export type OpenSymptomService = (place: SymptomPlace) => SymptomService;

/**
 * Thrown when the service does not answer, refuses us, is busy or paused, or sends an unreadable answer. `retryAfter`
 * is in seconds.
 */
export class SymptomServiceUnavailable extends Error {
  readonly why: "silent" | "refused" | "busy" | "unreadable" | "paused";
  /** Seconds after which it makes sense to ask again. */
  readonly retryAfter: number | null;
  constructor(why: SymptomServiceUnavailable["why"], retryAfter: number | null = null) {
    super(`The symptom checker cannot be had: ${why}.`);
    this.why = why;
    this.retryAfter = retryAfter;
  }
}
