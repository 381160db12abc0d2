import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../../platform/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { FailureBanner } from "./failure-banner.tsx";
import { closePaymentWindow, rememberGivenUp } from "../payment-window.ts";
import { AppointmentWhen } from "../appointment-when.tsx";
import { useGiveUp, type InfoAnswer } from "../use-payment.ts";

type Props = {
  appointmentId: number;
  startTime: string | undefined;
  learn: (infoAnswer: InfoAnswer) => void;
};

/**
 * Renders the button that, after one confirmation, cancels payment and booking on the server, because it is
 * final (D.75). Then remembers it in this tab, closes the payment window, and passes the server's answer to
 * `learn`; it may say that it was paid first.
 */
export function GiveUp({ appointmentId, startTime, learn }: Props) {
  const { t } = useLingui();
  const giveUp = useGiveUp();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const close = () => setOpen(false);
  const go = async () => {
    setPending(true);
    const infoAnswer = await giveUp(appointmentId);
    setPending(false);
    if (!infoAnswer.isOk) return setFailure(infoAnswer.failure);
    close();
    rememberGivenUp(appointmentId);
    closePaymentWindow();
    learn(infoAnswer);
  };
  return (
    <div>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <Trans>Cancel booking</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        closeLabel={t`Close`}
        title={<Trans>Cancel this booking?</Trans>}
        actions={
          <>
            <Button onClick={close}>
              <Trans>Keep it</Trans>
            </Button>
            <Button kind="outlined" isPending={isPending} onClick={() => void go()}>
              <Trans>Cancel booking</Trans>
            </Button>
          </>
        }
      >
        {failure && <FailureBanner failure={failure} />}
        {startTime !== undefined && (
          <p>
            <AppointmentWhen startTime={startTime} />
          </p>
        )}
        <p>
          <Trans>Other patients can book this time right away, and you can no longer pay for it.</Trans>
        </p>
      </Dialog>
    </div>
  );
}
