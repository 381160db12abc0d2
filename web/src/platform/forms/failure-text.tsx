import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import type { Failure } from "../api.ts";

/** A failure in words, in the page's or the server's language. */
export type FailureText = { title: string; detail?: string | undefined };

/** The device has come back online since it lost its connection. */
let isBack = false;
function subscribe(listener: () => void): () => void {
  const note = ({ type }: Event) => {
    isBack = type === "online";
    listener();
  };
  addEventListener("online", note);
  addEventListener("offline", note);
  return () => {
    removeEventListener("online", note);
    removeEventListener("offline", note);
  };
}

/**
 * Returns a function that puts a failure into words: the server's title and detail, or our own for failures
 * without them. Most of our own say that the entries are saved; for a form without a draft use
 * `useUnsavedFailureText`. The words for `offline` change once the connection is back.
 */
export function useFailureText(): (failure: Failure) => FailureText {
  const { t } = useLingui();
  const wasBrief = useSyncExternalStore(
    subscribe,
    () => isBack,
    () => false,
  );
  return ({ code, title, detail }) => {
    if (title !== undefined) return { title, detail };
    if (code === "offline" && wasBrief)
      return {
        title: t`The connection was interrupted.`,
        detail: t`What you wrote is saved. Try again now.`,
      };
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
