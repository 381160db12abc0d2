import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { Dialog } from "../../../web/src/ui/overlay/dialog.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { guardLeaving, type Leaving } from "../platform/leave-guard.ts";
import { hasUnsentText } from "../platform/unsent-texts.ts";

/** While mounted, asks before a sign-out that would lose unsaved or unsent text (`hasUnsentText`). */
export function SignOutGuard() {
  const { drafts, notes } = useDesk();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(
    () =>
      guardLeaving((next) => {
        if (next.to !== null || !hasUnsentText({ drafts, notes })) return false;
        setLeaving(next);
        return true;
      }),
    [drafts, notes],
  );
  return (
    <Dialog
      isOpen={leaving !== null}
      onClose={() => setLeaving(null)}
      title={<Trans>Sign out without saving?</Trans>}
      actions={
        <>
          <Button kind="outlined" onClick={() => setLeaving(null)}>
            <Trans>Stay signed in</Trans>
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              setLeaving(null);
              leaving?.go();
            }}
          >
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>What you have typed and not saved or sent is lost.</Trans>
      </p>
    </Dialog>
  );
}
