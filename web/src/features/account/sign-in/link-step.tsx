import { Trans } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { pendingChallenge, type PendingChallenge } from "../../../shared/booking/pending-challenge.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { SecondFactor } from "./second-factor.tsx";

type Props = {
  /** Null once it has been left, or has run out. */
  challenge: PendingChallenge | null;
  /** Called before the session begins: from then on the page leads on. */
  onSend: () => void;
};

/**
 * Renders the second factor of a sign-in by link, where the clinic has no sign-in of its own (D.29); begins
 * the session on success. With `challenge` null it says that the person is not signed in and must open the
 * link again.
 */
export function LinkStep({ challenge, onSend }: Props) {
  const { api, session } = useApp();
  const enter = async (token: string) => {
    onSend();
    await session.begin(api, token);
    pendingChallenge.set(null);
  };
  if (challenge !== null)
    return (
      <>
        <h1>
          <Trans>One more step to sign in</Trans>
        </h1>
        <SecondFactor key={challenge.token} challenge={challenge} onToken={enter} onFailure={() => {}} />
      </>
    );
  return (
    <EmptyState
      scene="shut"
      headingLevel={1}
      title={<Trans>You’re not signed in</Trans>}
      actions={
        <AppLink to="/" className={buttonClass()}>
          <Trans>Go to the home page</Trans>
        </AppLink>
      }
    >
      <Trans>A sign-in link works once. Ask the clinic for a new one.</Trans>
    </EmptyState>
  );
}
