import { useLingui } from "@lingui/react/macro";
import { NotFetched } from "../../ui/not-fetched.tsx";

/** Why there is nothing to read, and the way to try again. */
export function NoTopics({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const words = {
    offline: t`You are offline. This can be read when you are connected again.`,
    timeout: t`The answer takes too long. Check your connection, then try again.`,
    other: t`This could not be fetched. Try again in a moment.`,
    again: t`Try again`,
  };
  return <NotFetched {...{ error, onRetry, words }} />;
}
