import { useQuery } from "@tanstack/react-query";
import type { Failure, Result } from "../api.ts";
import { useApp } from "../app-context.tsx";
import type { Fetched } from "../appointments.ts";

/**
 * Queries the server by `ask`, cached under `key`. A failure is a value, and the last data stays. Ends the
 * session on this device if the server answers a signed-in patient with `unauthenticated`; a guest's rights
 * stay.
 */
export function useApiQuery<T>(key: readonly unknown[], ask: () => Promise<Result<T>>): Fetched<T> {
  const { session } = useApp();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const answer = await ask();
      if (answer.isOk) return answer.data;
      // A session that the server no longer knows ends here too: trying again would bring nothing. Without one a guest's rights stay.
      if (answer.failure.code === "unauthenticated" && session.token() !== null) await session.end(null);
      throw new Unanswered(answer.failure);
    },
  });
  const failure = error instanceof Unanswered ? error.failure : null;
  return { data, failure, isFetching, again: () => void refetch() };
}

class Unanswered extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}
