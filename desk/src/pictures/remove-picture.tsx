import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Result } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Dialog } from "../../../web/src/ui/overlay/dialog.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useAction } from "../platform/use-action.ts";

type Props = { remove: () => Promise<Result<unknown>>; onRemoved: () => void };

/** A button that removes a picture after a confirmation. */
export function RemovePicture({ remove, onRemoved }: Props) {
  const [isAsking, setAsking] = useState(false);
  const action = useAction(async () => {
    const answer = await remove();
    return answer.isOk ? { isOk: true as const, data: true } : answer; // there is no body
  });
  return (
    <>
      <Button kind="outlined" isSmall onClick={() => setAsking(true)}>
        <Trans>Remove the picture</Trans>
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={<Trans>Remove the picture?</Trans>}
        actions={
          <>
            <Button kind="outlined" onClick={() => setAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button
              kind="danger"
              isPending={action.isPending}
              onClick={() =>
                void action.run().then((answer) => {
                  if (answer === null) return;
                  setAsking(false);
                  onRemoved();
                })
              }
            >
              <Trans>Yes, remove it</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Patients see the usual picture instead. You can add another at any time.</Trans>
        </p>
        <FailureNotice failure={action.failure} />
      </Dialog>
    </>
  );
}
