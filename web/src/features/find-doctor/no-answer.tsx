import { useLingui } from "@lingui/react/macro";
import { AnswerFailure } from "../../platform/fetch-answer.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";

/** What happened when nothing could be fetched, and the way to try again. */
export function NoAnswer({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const failure = error instanceof AnswerFailure ? error.failure : null;
  const own: Partial<Record<string, string>> = {
    offline: t`You are offline. Doctors and times are shown again when you are connected.`,
    timeout: t`The answer takes too long. Check your connection, then try again.`,
  };
  return (
    <Banner
      tone="warn"
      role="alert"
      action={
        <Button kind="outlined" isSmall onClick={onRetry}>
          {t`Try again`}
        </Button>
      }
    >
      {failure?.title ? (
        <>
          <strong>{failure.title}</strong> {failure.detail}
        </>
      ) : (
        (own[failure?.code ?? ""] ?? t`The doctors could not be fetched. Try again in a moment.`)
      )}
    </Banner>
  );
}
