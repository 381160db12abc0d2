import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { CalmPage } from "./calm-page.tsx";
import type { CallSession } from "../session/call-session.ts";

/** The same person went in on another page or device: that one has the call, and one tap brings it back here. */
export function ElsewhereScreen({ session }: { session: CallSession }) {
  return (
    <CalmPage>
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
    </CalmPage>
  );
}
