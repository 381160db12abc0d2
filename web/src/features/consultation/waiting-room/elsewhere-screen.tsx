import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { CallPageFrame } from "./calm-page.tsx";
import type { CallSession } from "../session/call-session.ts";

/** Says that another page or device of the same person has the call, with a button to take it over. */
export function ElsewhereScreen({ session }: { session: CallSession }) {
  return (
    <CallPageFrame>
      <EmptyState
        scene="ajar"
        headingLevel={1}
        title={<Trans>Your call continues somewhere else</Trans>}
        actions={
          <Button icon="door" onClick={session.rejoin}>
            <Trans>Use this page instead</Trans>
          </Button>
        }
      >
        <Trans>You joined it on another page or device. Camera and microphone are off here.</Trans>
      </EmptyState>
    </CallPageFrame>
  );
}
