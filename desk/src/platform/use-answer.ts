import type { AnswerOf, EndpointShape, QueryOf } from "@anteroom/contract/endpoint";
import { useQuery } from "@tanstack/react-query";
import type { Api, Failure } from "../../../web/src/platform/api.ts";
import { useDesk } from "./desk-context.tsx";

type Question<E extends EndpointShape> = {
  params?: Record<string, string | number>;
  query?: QueryOf<E>;
  isEnabled?: boolean;
};

/** An endpoint's answer. */
export type ApiAnswer<E extends EndpointShape> = {
  /** The last answer, also while it is fetched again or that failed; null until the first. */
  data: AnswerOf<E> | null;
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
 * Fetches an endpoint's answer when the screen opens, on focus and reconnect, and whenever `useRefetch` requests it; screens with the same
 * question share one answer. `isEnabled` false: not at all.
 */
export function useApiAnswer<E extends EndpointShape>(
  shape: E,
  { params, query, isEnabled = true }: Question<E> = {},
): ApiAnswer<E> {
  const { api } = useDesk();
  const found = useQuery<AnswerOf<E>>({
    queryKey: [shape.path, params, query],
    enabled: isEnabled,
    queryFn: ({ signal }) => fetchAnswer(api, shape, { params, query, signal }),
  });
  return {
    data: found.data ?? null,
    failure: failureOf(found.error),
    ask: () => void found.refetch(),
  };
}

/** Fetches an endpoint's answer for a query of TanStack's; rejects with what `failureOf` reads. */
export async function fetchAnswer<E extends EndpointShape>(
  api: Api,
  shape: E,
  parts: {
    params?: Record<string, string | number> | undefined;
    query?: QueryOf<E> | undefined;
    signal: AbortSignal;
  },
): Promise<AnswerOf<E>> {
  const answer = await api.call(shape, parts as Parameters<typeof api.call<E>>[1]); // the shape says which it takes
  if (!answer.isOk) throw new FailedQuestion(answer.failure);
  return answer.data;
}

/** Returns why `fetchAnswer` rejected; null without an error. */
export function failureOf(error: Error | null): Failure | null {
  if (error === null) return null;
  return error instanceof FailedQuestion ? error.failure : { code: "unreadable" };
}

/** Returns a function that refetches these endpoints, with any parameters, on all screens that show them; others when next shown. */
export function useRefetch(): (...shapes: readonly Pick<EndpointShape, "path">[]) => void {
  const { queries } = useDesk();
  return (...shapes) => {
    for (const { path } of shapes) void queries.invalidateQueries({ queryKey: [path] });
  };
}
