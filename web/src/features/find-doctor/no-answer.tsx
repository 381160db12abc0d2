import { useLingui } from "@lingui/react/macro";
import { NotFetched } from "../../ui/not-fetched.tsx";

/** What happened when nothing could be fetched, and the way to try again. */
export function NoAnswer({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const words = {
    offline: t`You are offline. Doctors and times are shown again when you are connected.`,
    timeout: t`The answer takes too long. Check your connection, then try again.`,
    other: t`The doctors could not be fetched. Try again in a moment.`,
    again: t`Try again`,
  };
  return <NotFetched {...{ error, onRetry, words }} />;
}
