import { useLingui } from "@lingui/react/macro";
import { AnswerFailure } from "../../platform/fetch-answer.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";

/** Why there is nothing to read, and the way to try again. */
export function NoTopics({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const failure = error instanceof AnswerFailure ? error.failure : null;
  const own: Partial<Record<string, string>> = {
    offline: t`You are offline. This can be read when you are connected again.`,
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
        (own[failure?.code ?? ""] ?? t`This could not be fetched. Try again in a moment.`)
      )}
    </Banner>
  );
}
