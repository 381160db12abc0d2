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

/** An expected outcome that is not success: a value handlers return, turned into problem+json with its sentence. */
export type ProblemOutcome = { isProblem: true; code: ProblemCode; extra: Extra };

/** Names an expected outcome by its stable code; facts a client can act on go along. */
export function problem(code: ProblemCode, extra: Extra = {}): ProblemOutcome {
  return { isProblem: true, code, extra };
}

export function isProblem(value: unknown): value is ProblemOutcome {
  return typeof value === "object" && value !== null && "isProblem" in value;
}

/** Thrown where a value cannot travel: inside a transaction, which it rolls back. */
export class ProblemError extends Error {
  readonly outcome: ProblemOutcome;

  constructor(code: ProblemCode, extra: Extra = {}) {
    super(code);
    this.outcome = problem(code, extra);
  }
}

type Sentences = { title: string; detail: string };

/** The RFC 9457 body of an outcome, with its sentences in the caller's language. */
export function problemBody({ code, extra }: ProblemOutcome, sentences: Sentences): Problem {
  return { type: `urn:anteroom:problem:${code}`, status: problemStatus[code], code, ...sentences, ...extra };
}
