import { useLingui } from "@lingui/react/macro";
import { NotFetched } from "../../ui/feedback/not-fetched.tsx";

/**
 * Renders that doctors or times could not be fetched (offline, timeout or other), with a button to try again.
 */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const words = {
    offline: t`You’re offline. Doctors and times will appear when you’re connected.`,
    timeout: t`This is taking too long. Check your connection, then try again.`,
    other: t`We couldn’t load the doctors. Try again in a moment.`,
    again: t`Try again`,
  };
  return <NotFetched {...{ error, onRetry, words }} />;
}
