import type { AnswerOf, BodyOf } from "@anteroom/contract/endpoint";
import type {
  concludeSymptomCheck,
  listSymptoms,
  nextSymptomQuestion,
  understandSymptoms,
} from "@anteroom/contract/health/symptom-checks";
import type { Locale } from "@anteroom/domain/shared/locales";

type Without<T> = Omit<T, "check">;
/** The age and sex of the person checked. Every request of a symptom check contains them. */
export type About = Without<BodyOf<typeof listSymptoms>>;
/** A symptom description in the person's own words. */
export type Reported = Without<BodyOf<typeof understandSymptoms>>;
/** All answers so far. */
export type Interview = Without<BodyOf<typeof nextSymptomQuestion>>;

/** A symptom that the service knows. */
export type Symptom = AnswerOf<typeof listSymptoms>["data"]["collection"][number];
/** The symptoms that the service recognises in free text. */
export type Understood = AnswerOf<typeof understandSymptoms>["data"]["entity"];
/**
 * `question`: the next one, null when the result is ready. `danger`: an emergency found so far, null without one;
 * it can come with a question.
 */
export type NextStep = AnswerOf<typeof nextSymptomQuestion>["data"]["entity"];
/** The result of a symptom check. */
export type Conclusion = AnswerOf<typeof concludeSymptomCheck>["data"]["entity"];

/**
 * A symptom checker of another company, called by our server. It stores nothing between calls: `next` and
 * `conclude` send all answers so far. Each call rejects with `SymptomServiceUnavailable` when the service fails.
 */
export type SymptomService = {
  symptoms: (about: About) => Promise<readonly Symptom[]>;
  understand: (reported: Reported) => Promise<Understood>;
  next: (interview: Interview) => Promise<NextStep>;
  conclude: (interview: Interview) => Promise<Conclusion>;
};

/**
 * The service's base URL and the language of its answers. `interviewId`: the id of the check that we send to the
 * company, in place of the check's token.
 */
export type SymptomPlace = { url: string; locale: Locale; interviewId: string };
/** Returns a client of the service for one symptom check. */
export type OpenSymptomService = (place: SymptomPlace) => SymptomService;

/**
 * Thrown when a symptom service cannot be used. `silent`: it does not answer, or with a server error. `refused`: it
 * refuses our key, or we have none for it. `busy`: it is overloaded, or our own limit of simultaneous requests is
 * reached. `unreadable`: its answer is not as expected. `paused`: our client sends nothing for a while after failures.
 */
export class SymptomServiceUnavailable extends Error {
  readonly why: "silent" | "refused" | "busy" | "unreadable" | "paused";
  /** Seconds after which a request may succeed; null if unknown. */
  readonly retryAfter: number | null;
  constructor(why: SymptomServiceUnavailable["why"], retryAfter: number | null = null) {
    super(`The symptom checker cannot be had: ${why}.`);
    this.why = why;
    this.retryAfter = retryAfter;
  }
}
