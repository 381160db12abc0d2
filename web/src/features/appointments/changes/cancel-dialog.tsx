import { cancelAppointment, type Appointment } from "@anteroom/contract/appointment/appointments";
import type { AppointmentChange } from "@anteroom/domain/appointment/appointment-change";
import { refundArrivalDays } from "@anteroom/domain/payment/refund-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { refreshAppointments } from "../../../platform/appointments.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Price } from "../../../platform/price.tsx";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { DependentLabel } from "../list/for-dependent.tsx";
import { NoRefund } from "./cost-of-cancelling.tsx";

type Props = { appointment: Appointment; change: AppointmentChange; onClose: () => void; onDone: () => void };

/**
 * Renders the dialog that confirms a cancellation, its cost first, and cancels on the server, which refuses
 * if that cost has changed. Fetches the appointments again either way; calls `onDone` on success only. If
 * it can no longer be cancelled when the dialog opens, it says so instead.
 */
export function CancelDialog({ appointment, change, onClose, onDone }: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const queries = useQueryClient();
  const words = useFailureText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // Asked once, the page learns by this very answer that nothing can be cancelled any more.
  const [isRequested, setRequested] = useState(false);
  const { refund } = change;
  const cancel = async () => {
    setPending(true);
    setRequested(true);
    setFailure(null);
    const answer = await api.call(cancelAppointment, {
      params: { appointment_id: appointment.id },
      body: { expects_refund: refund === "all-back" },
    });
    // What the page knew may be wrong by now: it is asked for again either way.
    await refreshAppointments(queries);
    setPending(false);
    if (answer.isOk) onDone();
    else setFailure(answer.failure);
  };
  const said = failure && words(failure);
  // It has begun or ended while the question was open.
  if (!change.canCancel && !isRequested)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={<Trans>This appointment can’t be cancelled any more</Trans>}
        closeLabel={t`Close`}
        actions={
          <Button kind="outlined" isBlock onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <DependentLabel appointment={appointment} />
        <p>
          <bdi>{appointment.doctor.name}</bdi>
          <br />
          <AppointmentTime kind="line" start={appointment.start_time} zone={appointment.time_zone} />
        </p>
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Cancel this appointment?</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button kind="danger" isBlock isPending={isPending} onClick={() => void cancel()}>
            <Trans>Yes, cancel it</Trans>
          </Button>
          <Button kind="outlined" isBlock onClick={onClose}>
            <Trans>Keep appointment</Trans>
          </Button>
        </>
      }
    >
      <p className="b">
        {refund === "nothing-paid" && <Trans>There’s no charge: you haven’t paid anything.</Trans>}
        {refund === "all-back" && <FullRefund appointment={appointment} />}
        {refund === "forfeited" && <NoRefund isReserved={appointment.payment_state === "reserved"} />}
      </p>
      <DependentLabel appointment={appointment} />
      <p>
        <bdi>{appointment.doctor.name}</bdi>
        <br />
        <AppointmentTime kind="line" start={appointment.start_time} zone={appointment.time_zone} />
      </p>
      <p className="muted">
        <Trans>We’ll offer this time to other patients. You can book another one whenever you like.</Trans>
      </p>
      {said && (
        <Banner tone="warn" role="alert">
          <span className="b">{said.title}</span> {said.detail}
        </Banner>
      )}
    </Dialog>
  );
}

/** How much comes back and how long that takes; no amount where the clinic hides amounts. Nothing was taken of what is only reserved. */
function FullRefund({ appointment: { refund, payment_state } }: Pick<Props, "appointment">) {
  if (payment_state === "reserved")
    return <Trans>Nothing was taken from your card. The reserved amount will be released.</Trans>;
  const sum = refund && <Price amountMinor={refund.amount_minor} currency={refund.currency} />;
  return (
    <>
      {sum ? <Trans>You’ll get a full refund of {sum}.</Trans> : <Trans>You’ll get a full refund.</Trans>}{" "}
      <Trans>It can take up to {refundArrivalDays} days to show on your card or account.</Trans>
    </>
  );
}
