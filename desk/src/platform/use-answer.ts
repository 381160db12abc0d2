import type { AddressOf, AnswerOf, Operation } from "@anteroom/client/operation";
import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../../web/src/platform/api.ts";
import type { DeskApi, Requested } from "./desk-api.ts";
import { useDesk } from "./desk-context.tsx";

type Question<O extends Operation> = AddressOf<O> & { isEnabled?: boolean };
/** A question may be left out where the operation requires nothing. */
type Asking<O extends Operation> =
  Record<never, never> extends Question<O> ? [question?: Question<O>] : [question: Question<O>];

/** An operation's answer. */
export type ApiAnswer<O extends Operation> = {
  /** The last answer, also while it is fetched again or that failed; null until the first. */
  data: AnswerOf<O> | null;
  failure: Failure | null;
  /** Fetches it again. */
  ask: () => void;
};

/** Carries a failure through what only knows errors. */
class FailedQuestion extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/**
 * Fetches an operation's answer when the screen opens, on focus and reconnect, and whenever `useRefetch` requests it; screens with the same
 * question share one answer. `isEnabled` false: not at all.
 */
export function useApiAnswer<O extends Operation>(operation: O, ...[question]: Asking<O>): ApiAnswer<O> {
  const { api } = useDesk();
  const { params, query, isEnabled = true }: Partial<Question<O>> = question ?? {};
  const found = useQuery<AnswerOf<O>>({
    queryKey: [operation.path, params, query],
    enabled: isEnabled,
    queryFn: ({ signal }) => fetchAnswer(api, operation, { params, query, signal }),
  });
  return {
    data: found.data ?? null,
    failure: failureOf(found.error),
    ask: () => void found.refetch(),
  };
}

/** Fetches an operation's answer for a query of TanStack's; rejects with what `failureOf` reads. */
export async function fetchAnswer<O extends Operation>(
  api: DeskApi,
  operation: O,
  request: { params?: unknown; query?: unknown; signal: AbortSignal },
): Promise<AnswerOf<O>> {
  const answer = await api.call(operation, ...([request] as unknown as Requested<O>)); // its caller's question has the type
  if (!answer.isOk) throw new FailedQuestion(answer.failure);
  return answer.data;
}

/** Returns why `fetchAnswer` rejected; null without an error. */
export function failureOf(error: Error | null): Failure | null {
  if (error === null) return null;
  return error instanceof FailedQuestion ? error.failure : { code: "unreadable" };
}

/** Returns a function that refetches these operations, with any parameters, on all screens that show them; others when next shown. */
export function useRefetch(): (...operations: readonly Pick<Operation, "path">[]) => void {
  const { queries } = useDesk();
  return (...operations) => {
    for (const { path } of operations) void queries.invalidateQueries({ queryKey: [path] });
  };
}
