import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type Props = { onRefresh: () => void; onCancel: () => void };

/** S2.OVL.04-.07: asks for an answer, and leaves the page under it as it is. */
export function VersionDialog({ onRefresh, onCancel }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={<Trans>A new version is available</Trans>}
      actions={
        <>
          <Button isBlock onClick={onRefresh}>
            <Trans>Refresh</Trans>
          </Button>
          <Button kind="outlined" isBlock onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Save your changes and refresh. If you cancel, this page stays as it is. You’ll get the new version
          when you next open it.
        </Trans>
      </p>
    </Dialog>
  );
}
