import { useLingui } from "@lingui/react/macro";
import { NotFetched } from "../../ui/feedback/not-fetched.tsx";

/** What happened when nothing could be fetched, and the way to try again. */
export function NoAnswer({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const words = {
    offline: t`You’re offline. Doctors and times will appear when you’re connected.`,
    timeout: t`This is taking too long. Check your connection, then try again.`,
    other: t`We couldn’t load the doctors. Try again in a moment.`,
    again: t`Try again`,
  };
  return <NotFetched {...{ error, onRetry, words }} />;
}
