import { useState } from "react";
import type { Failure, Result } from "../../../web/src/platform/api.ts";

/** A user action that may fail. */
export type Action<Args extends unknown[], T> = {
  /** Runs it, once at a time. Resolves with its result, or null if it failed or is still running. */
  run: (...args: Args) => Promise<T | null>;
  isPending: boolean;
  failure: Failure | null;
  /** Clears the failure. */
  forget: () => void;
};

/**
 * Holds the state of a user action that may fail. A failure is cleared by the next run. `act` must not
 * reject: it would stay pending.
 */
export function useAction<Args extends unknown[], T>(
  act: (...args: Args) => Promise<Result<T>>,
): Action<Args, T> {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    isPending,
    failure,
    forget: () => setFailure(null),
    async run(...args) {
      if (isPending) return null;
      setPending(true);
      setFailure(null);
      const answer = await act(...args);
      setPending(false);
      if (answer.isOk) return answer.data;
      setFailure(answer.failure);
      return null;
    },
  };
}
