import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../platform/api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureBanner } from "./failure-banner.tsx";
import { closePaymentWindow } from "./payment-window.ts";
import { VisitWhen } from "./visit-when.tsx";
import { useGiveUp, type InfoAnswer } from "./use-payment.ts";

type Props = { appointmentId: number; startTime: string | undefined; learn: (told: InfoAnswer) => void };

/** The way out, asked once because it is final (D.75). */
export function GiveUp({ appointmentId, startTime, learn }: Props) {
  const { t } = useLingui();
  const giveUp = useGiveUp();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const close = () => setOpen(false);
  const go = async () => {
    setPending(true);
    const told = await giveUp(appointmentId);
    setPending(false);
    if (!told.isOk) return setFailure(told.failure);
    close();
    closePaymentWindow();
    learn(told);
  };
  return (
    <div>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <Trans>Give this time up</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        closeLabel={t`Close`}
        title={<Trans>Give this time up?</Trans>}
        actions={
          <>
            <Button onClick={close}>
              <Trans>Keep it</Trans>
            </Button>
            <Button kind="outlined" isPending={isPending} onClick={() => void go()}>
              <Trans>Give it up</Trans>
            </Button>
          </>
        }
      >
        {failure && <FailureBanner failure={failure} />}
        {startTime !== undefined && (
          <p>
            <VisitWhen startTime={startTime} />
          </p>
        )}
        <p>
          <Trans>It is free for others at once, and it can no longer be paid for.</Trans>
        </p>
      </Dialog>
    </div>
  );
}
