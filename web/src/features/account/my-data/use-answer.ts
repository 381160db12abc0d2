import type { AnswerOf, EndpointShape } from "@anteroom/contract/endpoint";
import { useQuery } from "@tanstack/react-query";
import type { Failure, Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";

type Options<T> = {
  /** In ms; false to ask once. */
  againAfter?: (answer: T | undefined) => number | false;
};

/**
 * Queries an endpoint without parameters, always fresh when mounted. `againAfter` receives the last answer
 * (undefined after a failure) and returns the ms until the next query, or false. `answer` is null while
 * loading and after a failure.
 */
export function useMyDataQuery<E extends EndpointShape>(
  shape: E,
  { againAfter = () => false }: Options<AnswerOf<E>> = {},
) {
  const { api } = useApp();
  const { data, refetch } = useQuery<Result<AnswerOf<E>>>({
    queryKey: ["my-data", shape.method, shape.path],
    queryFn: ({ signal }) => api.call(shape, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => againAfter(state.data?.isOk ? state.data.data : undefined),
  });
  const failure: Failure | null = data && !data.isOk ? data.failure : null;
  return { answer: data?.isOk ? data.data : null, failure, refetch: () => refetch().then(() => undefined) };
}
