import type { ReadingFailure } from "@anteroom/domain/vitals/reading-session";
import type { RefusalReason } from "@anteroom/vitals/reading";
import { Trans } from "@lingui/react/macro";
import { useStore } from "../../../platform/storage/store.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import type { CameraSession } from "./camera-session.ts";
import { useReadingIssueMessages } from "./use-refusal-messages.ts";

type Props = {
  session: CameraSession;
  reason: Exclude<ReadingFailure, "no-access">;
  onAgain: () => void;
  onEnter: () => void;
};

const none: readonly RefusalReason[] = [];

/**
 * Renders why there is no value, with at most two reasons and what to change; offers to try again or to enter
 * values by hand.
 */
export function ReadingFailed({ session, reason, onAgain, onEnter }: Props) {
  const reasons = useStore(session.reasons, none);
  const say = useReadingIssueMessages();
  return (
    <div role="alert" data-reading-failure={reason}>
      <EmptyState
        headingLevel={2}
        title={
          reason === "nothing-readable" ? (
            <Trans>The pulse could not be read reliably</Trans>
          ) : reason === "interrupted" ? (
            <Trans>The reading was interrupted</Trans>
          ) : (
            <Trans>We couldn’t load the reading</Trans>
          )
        }
        actions={
          <>
            <Button icon="arrows-clockwise" onClick={onAgain}>
              <Trans>Read again</Trans>
            </Button>
            <Button kind="outlined" icon="pencil" onClick={onEnter}>
              <Trans>Enter values</Trans>
            </Button>
          </>
        }
      >
        {reason === "nothing-readable" ? (
          <>
            {reasons.slice(0, 2).map((one) => (
              <span key={one} data-refusal={one}>
                {say(one).seen} {say(one).change}{" "}
              </span>
            ))}
            <Trans>We’d rather show nothing than guess.</Trans>
          </>
        ) : reason === "interrupted" ? (
          <Trans>The camera was turned off or is used by another app. Nothing was saved.</Trans>
        ) : (
          <Trans>Check your connection, then try again. Nothing was saved.</Trans>
        )}
      </EmptyState>
    </div>
  );
}
