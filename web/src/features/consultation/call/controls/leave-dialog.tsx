import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";

type Props = { isOpen: boolean; onStay: () => void; onLeave: () => void };

/** Renders the dialog that asks for confirmation before leaving the call; it leaves nothing itself. */
export function LeaveDialog({ isOpen, onStay, onLeave }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={<Trans>Leave the call?</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button kind="outlined" onClick={onStay}>
            <Trans>Stay</Trans>
          </Button>
          <Button onClick={onLeave}>
            <Trans>Leave now</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>We’ll turn off your camera and microphone. You can rejoin until the call ends.</Trans>
      </p>
    </Dialog>
  );
}
