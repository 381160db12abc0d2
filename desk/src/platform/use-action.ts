import { useState } from "react";
import type { Failure, Result } from "../../../web/src/platform/api.ts";

export type Action<Args extends unknown[], T> = {
  /** Does it, once at a time; answers with what came of it, or null where it failed or still goes on. */
  run: (...args: Args) => Promise<T | null>;
  isPending: boolean;
  failure: Failure | null;
};

/** Something that a person does and that may fail. */
export function useAction<Args extends unknown[], T>(
  act: (...args: Args) => Promise<Result<T>>,
): Action<Args, T> {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    isPending,
    failure,
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
