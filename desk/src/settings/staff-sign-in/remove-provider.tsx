import { clinicGetSignInProvider, clinicRemoveSignInProvider } from "@anteroom/client/operations";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Dialog } from "../../../../web/src/ui/overlay/dialog.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import type { WithProof } from "../../sign-in/password-proof.tsx";

type Props = { name: string; withProof: WithProof; onRemoved: () => void };

/**
 * Renders a button that removes the clinic's sign-in provider after a confirmation. `name`: the provider's;
 * `withProof`: runs the call, asking for the password where the server wants it; `onRemoved`: called after
 * success.
 */
export function RemoveProvider({ name, withProof, onRemoved }: Props) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const remove = useAction(() => withProof(() => api.call(clinicRemoveSignInProvider)));
  const run = () =>
    void remove.run().then((done) => {
      if (done === null) return;
      close();
      onRemoved();
      refetch(clinicGetSignInProvider);
    });
  return (
    <div>
      <Button kind="quiet" icon="trash" onClick={() => setOpen(true)}>
        <Trans>Remove the provider</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={<Trans>Remove {name}?</Trans>}
        actions={
          <>
            <Button kind="outlined" onClick={close}>
              <Trans>Keep the provider</Trans>
            </Button>
            <Button kind="danger" isPending={remove.isPending} onClick={run}>
              <Trans>Remove the provider</Trans>
            </Button>
          </>
        }
      >
        <div className="stack">
          <p>
            <Trans>
              Staff sign in with their password or passkey again. Whoever has no password yet needs a one-time
              password. Open sessions stay open.
            </Trans>
          </p>
          <FailureNotice failure={remove.failure} />
        </div>
      </Dialog>
    </div>
  );
}
