import { Trans, useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { isUnanswered, type Failure } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";

type Props = { failure: Failure | null; onRetry?: () => void };

/** A banner that says what failed and what to do next, in the server's words or our own where it was unreachable; nothing for null. */
export function FailureNotice({ failure, onRetry }: Props) {
  const text = useFailureText();
  if (!failure) return null;
  const { title, detail } = text(failure);
  return (
    <Banner
      tone="stop"
      role="alert"
      action={
        onRetry && (
          <Button kind="outlined" isSmall onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      <strong>{title}</strong> {detail}
    </Banner>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/**
 * Returns a function that says what failed and what to do next: in the server's words, else ours for a device
 * that is or was offline, a server that was not reached, and all others.
 */
export function useFailureText(): (failure: Failure) => { title: string; detail: string | undefined } {
  const { t } = useLingui();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (failure) => {
    if (failure.title !== undefined) return { title: failure.title, detail: failure.detail };
    if (!isUnanswered(failure))
      return { title: t`Something went wrong on our side.`, detail: t`Try again in a moment.` };
    if (!isOnline) return { title: t`You’re offline.`, detail: t`Try again when you’re connected.` };
    if (failure.code === "offline")
      return { title: t`The connection was interrupted.`, detail: t`Try again now.` };
    return { title: t`We couldn’t reach the server just now.`, detail: t`Try again in a moment.` };
  };
}
