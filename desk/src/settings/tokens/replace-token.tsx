import {
  clinicListTokens,
  clinicRotateToken,
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
import { OverlapField } from "../overlap-field.tsx";

type Props = { token: ClinicToken; onMade: (secret: string) => void };

/**
 * A button that makes a new token in place of another after a confirmation and passes it to
 * `onMade`. The old one stays valid for a day, a week or not at all, as chosen.
 */
export function ReplaceToken({ token: { id, label }, onMade }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [isOpen, setOpen] = useState(false);
  const [hours, setHours] = useState(24);
  const close = () => setOpen(false);
  const rotate = useAction(() =>
    api.call(clinicRotateToken, { params: { token_id: id }, body: { overlap_hours: hours } }),
  );
  const run = () =>
    void rotate.run().then((done) => {
      if (!done) return;
      close();
      onMade(done.data.entity.token);
      refetch(clinicListTokens);
    });
  return (
    <>
      <Button kind="outlined" isSmall aria-label={t`Replace ${label}`} onClick={() => setOpen(true)}>
        <Trans>Replace</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={<Trans>Replace the token of {label}?</Trans>}
        actions={
          <>
            <Button kind="outlined" onClick={close}>
              <Trans>Keep the token</Trans>
            </Button>
            <Button isPending={rotate.isPending} onClick={run}>
              <Trans>Make a new token</Trans>
            </Button>
          </>
        }
      >
        <div className="stack">
          <p>
            <Trans>The new token may do the same and ends at the same time. Give it to the program.</Trans>
          </p>
          <OverlapField label={t`How long the old token is accepted`} hours={hours} onChange={setHours} />
          <FailureNotice failure={rotate.failure} />
        </div>
      </Dialog>
    </>
  );
}
