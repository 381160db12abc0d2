import { Trans } from "@lingui/react/macro";
import { usePageHref } from "../../platform/page-address.ts";
import type { SlotChoice } from "../../shared/booking/booking-memory.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { HoldNotice } from "./hold-notice.tsx";
import { NoHold } from "./lazy-no-hold.tsx";
import { SignInWays } from "./sign-in-ways.tsx";
import { useHold } from "./use-hold.ts";

/**
 * Holds the slot on arrival, and asks for sign-in, where a clinic books for patients only. Hold and draft
 * remain meanwhile, and signing in leads back to this address (D.67). A refused hold renders why.
 */
export function AskSignIn({ slot }: { slot: SlotChoice }) {
  const href = usePageHref();
  const { holds, state } = useHold(slot);
  if (state.kind === "refused")
    return <NoHold slot={slot} failure={state.failure} onAgain={() => void holds.takeSlot(slot)} />;
  return (
    <div className="stack g6">
      <HoldNotice slot={slot} state={state} holds={holds} />
      <EmptyState
        headingLevel={1}
        title={<Trans>Sign in to book this time</Trans>}
        actions={<SignInWays wanted={href} />}
      >
        <Trans>We’ll hold the time and save what you wrote while you sign in.</Trans>
      </EmptyState>
    </div>
  );
}
