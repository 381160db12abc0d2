import { problemStatus, type Problem, type ProblemCode } from "@anteroom/contract/errors";

type Extra = Partial<
  Pick<
    Problem,
    | "fields"
    | "retry_after"
    | "appointment_id"
    | "reason"
    | "alternatives"
    | "challenge"
    | "methods"
    | "sent_to"
    | "email_token"
  >
>;

/** An expected failure. Handlers return it as a value; it is sent as problem+json. */
export type ProblemOutcome = { isProblem: true; code: ProblemCode; extra: Extra };

/** Creates an expected failure with its stable code and facts for the client. */
export function problem(code: ProblemCode, extra: Extra = {}): ProblemOutcome {
  return { isProblem: true, code, extra };
}

/** Returns whether a value is an expected failure. */
export function isProblem(value: unknown): value is ProblemOutcome {
  return typeof value === "object" && value !== null && "isProblem" in value;
}

/** Carries a problem out of a transaction as an exception, which rolls the transaction back. */
export class ProblemError extends Error {
  readonly outcome: ProblemOutcome;

  constructor(code: ProblemCode, extra: Extra = {}) {
    super(code);
    this.outcome = problem(code, extra);
  }
}

type Sentences = { title: string; detail: string };

/** Returns the RFC 9457 body of a problem, in the caller's language. */
export function problemBody({ code, extra }: ProblemOutcome, sentences: Sentences): Problem {
  return { type: `urn:anteroom:problem:${code}`, status: problemStatus[code], code, ...sentences, ...extra };
}
