import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { Failure, Result } from "../../../web/src/platform/api.ts";
import { isChangedElsewhere } from "./use-conflict.tsx";

type Options<T> = {
  /** The version that the user sees. */
  replaces: string;
  remove: (replaces: string | undefined) => Promise<Result<T>>;
  /** Fetches the present version; null where nothing is stored any more. */
  read: () => Promise<Result<{ version: string | null }>>;
  onConflict: () => void;
};

/**
 * Returns `act` and `refusal` for a `ConfirmButton` that removes something. `act` removes only the version `replaces`;
 * where somebody has changed it meanwhile, nothing is removed, `onConflict` is called and `refusal` explains it. A
 * second confirmation reads the present version and removes that one.
 */
export function useRemoval<T>({ replaces, remove, read, onConflict }: Options<T>): {
  act: () => Promise<Result<T>>;
  refusal: (failure: Failure | null) => ReactNode;
} {
  /** What was found to be changed. */
  const [refused, setRefused] = useState<string | null>(null);
  return {
    async act() {
      let named: string | null = replaces;
      if (refused === replaces) {
        const now = await read();
        if (!now.isOk) return now;
        named = now.data.version;
      }
      const answer = await remove(named ?? undefined);
      if (!answer.isOk && isChangedElsewhere(answer.failure)) {
        setRefused(replaces);
        onConflict();
      }
      return answer;
    },
    refusal: (failure) =>
      isChangedElsewhere(failure) && (
        <Trans>
          Somebody else has changed this since you opened it, so it’s not removed. Close this to see the newer
          version first, or remove that one now.
        </Trans>
      ),
  };
}
