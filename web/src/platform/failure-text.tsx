import { useLingui } from "@lingui/react/macro";
import type { Failure } from "./api.ts";

export type FailureText = { title: string; detail?: string | undefined };

/** What happened and what to do next: the server's sentences, or our own where it could not be reached. */
export function useFailureText(): (failure: Failure) => FailureText {
  const { t } = useLingui();
  return ({ code, title, detail }) => {
    if (title !== undefined) return { title, detail };
    if (code === "offline")
      return {
        title: t`You’re offline.`,
        detail: t`What you wrote is saved. Try again when you’re connected.`,
      };
    if (code === "timeout")
      return { title: t`This is taking too long.`, detail: t`Check your connection, then try again.` };
    return { title: t`Something went wrong on our side.`, detail: t`What you wrote is saved. Try again.` };
  };
}
