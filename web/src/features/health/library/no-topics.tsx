import { useLingui } from "@lingui/react/macro";
import { NotFetched } from "../../../ui/feedback/not-fetched.tsx";

/** Renders why topics could not be loaded (offline, timeout or other), with a button to try again. */
export function TopicsUnavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const words = {
    offline: t`You’re offline. You can read this when you’re connected again.`,
    timeout: t`This is taking too long. Check your connection, then try again.`,
    other: t`We couldn’t load this. Try again in a moment.`,
    again: t`Try again`,
  };
  return <NotFetched {...{ error, onRetry, words }} />;
}
