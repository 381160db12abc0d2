import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { isUnanswered, type Failure } from "../api.ts";
import type { Locale } from "@anteroom/domain/shared/locales";

/** A failure in words. */
export type FailureText = { title: string; detail?: string | undefined };

/** Title and detail of a problem in a language. */
export type ProblemTexts = (failure: Failure, locale: Locale) => FailureText | null;

/**
 * The texts of all problems, once they are loaded: after the first change of language. Until then the server's own are in the page's
 * language. Whoever sets it must have the pages rendered again.
 */
export const problemTexts: { of: ProblemTexts | null } = { of: null };

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/**
 * Returns a function that puts a failure into words: the server's title and detail, once the language has changed the same in the new
 * one, or our own for failures without them. Without an answer it says that the device is offline, that the connection was interrupted and
 * is back, or that the clinic's service was not reached. `isSaved`: what was typed is a draft on this device,
 * and our own words say so.
 */
export function useFailureText({ isSaved = false } = {}): (failure: Failure) => FailureText {
  const { t, i18n } = useLingui();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (failure) => {
    if (failure.title !== undefined) return problemTexts.of?.(failure, i18n.locale as Locale) ?? failure;
    const [title, advice] = !isUnanswered(failure)
      ? [t`Something went wrong on our side.`, t`Try again in a moment.`]
      : !isOnline
        ? [t`You’re offline.`, t`Try again when you’re connected.`]
        : failure.code === "offline"
          ? [t`The connection was interrupted.`, t`Try again now.`]
          : [t`We couldn’t reach the clinic’s service just now.`, t`Try again in a moment.`];
    return { title, detail: isSaved ? `${t`What you wrote is saved.`} ${advice}` : advice };
  };
}
