import {
  clinicListTokens,
  clinicRevokeToken,
  type ClinicToken,
} from "@anteroom/contract/administration/tokens";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Dialog } from "../../../../web/src/ui/overlay/dialog.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";

/** A button that ends a token at once after a confirmation. */
export function RevokeToken({ token: { id, label: name } }: { token: ClinicToken }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const revoke = useAction(() => api.call(clinicRevokeToken, { params: { token_id: id } }));
  const run = () =>
    void revoke.run().then((done) => {
      if (done === null) return;
      close();
      refetch(clinicListTokens);
    });
  return (
    <>
      <Button kind="quiet" isSmall aria-label={t`End ${name}`} onClick={() => setOpen(true)}>
        <Trans>End</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={<Trans>End the token of {name}?</Trans>}
        actions={
          <>
            <Button kind="outlined" onClick={close}>
              <Trans>Keep the token</Trans>
            </Button>
            <Button kind="danger" isPending={revoke.isPending} onClick={run}>
              <Trans>End the token</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>The program can do nothing with it from now on. This cannot be undone.</Trans>
        </p>
        <FailureNotice failure={revoke.failure} />
      </Dialog>
    </>
  );
}
