import { Trans, useLingui } from "@lingui/react/macro";
import type { Failure } from "../../../web/src/platform/api.ts";
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

/**
 * Returns a function that says what failed and what to do next: in the server's words, else ours for offline,
 * timeout and all others.
 */
export function useFailureText(): (failure: Failure) => { title: string; detail: string | undefined } {
  const { t } = useLingui();
  return ({ code, title, detail }) => {
    if (title !== undefined) return { title, detail };
    if (code === "offline") return { title: t`You’re offline.`, detail: t`Try again when you’re connected.` };
    if (code === "timeout")
      return { title: t`This is taking too long.`, detail: t`Check your connection, then try again.` };
    return { title: t`Something went wrong on our side.`, detail: t`Try again in a moment.` };
  };
}
