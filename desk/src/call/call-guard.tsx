import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { Dialog } from "../../../web/src/ui/overlay/dialog.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { guardLeaving, type Leaving } from "../platform/leave-guard.ts";
import { hasUnsentText } from "../platform/unsent-texts.ts";
import { useUnloadWarning } from "../platform/use-unload-warning.ts";

/**
 * While mounted, asks before a running call is left: by a link, the browser's back button, sign-out, or
 * closing the page.
 */
export function CallGuard() {
  const desk = useDesk();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useUnloadWarning(true);
  useEffect(
    () =>
      guardLeaving((next) => {
        setLeaving(next);
        return true;
      }),
    [],
  );
  const isSignOut = leaving?.to === null;
  const isLoss = isSignOut && hasUnsentText(desk);
  const stay = () => setLeaving(null);
  return (
    <Dialog
      isOpen={leaving !== null}
      onClose={stay}
      title={isSignOut ? <Trans>Leave the call and sign out?</Trans> : <Trans>Leave the call?</Trans>}
      actions={
        <>
          <Button kind="outlined" onClick={stay}>
            <Trans>Stay in the call</Trans>
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              stay();
              leaving?.go();
            }}
          >
            {isSignOut ? <Trans>Leave and sign out</Trans> : <Trans>Leave the call</Trans>}
          </Button>
        </>
      }
    >
      <div className="stack g2">
        <p>
          <Trans>
            The patient stays in the call and waits for you. To finish the appointment, end the call.
          </Trans>
        </p>
        {isLoss && (
          <p>
            <Trans>What you have typed and not saved or sent is lost.</Trans>
          </p>
        )}
        {leaving !== null && !isSignOut && (
          <p>
            <Trans>You can come back, and what you have typed stays.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}
