import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { PaymentInfo } from "@anteroom/contract/appointment/payment";
import { refundArrivalDays } from "@anteroom/domain/payment/refund-time";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useApp, useSession } from "../../../../platform/app-context.tsx";
import { restorePatientInformation } from "../../../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../../../platform/storage/device-memory.ts";
import { AppLink } from "../../../../platform/link.tsx";
import { useAppointmentTime } from "../../../../platform/time/appointment-time.tsx";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { BookAgain } from "./book-again.tsx";
import { ContactClinic } from "../contact-clinic.tsx";
import { isUndecided, outcomeKind, type OutcomeKind } from "./outcome-kind.ts";
import { PaymentLabel } from "../payment-label.tsx";
import { PaymentAmount } from "../pay-summary.tsx";
import { wasGivenUp, wasWindowClosed } from "../payment-window.ts";

type Props = { payment: PaymentInfo; appointment: Appointment; onAsk: () => void };

/** Endings after which the same appointment is booked again. */
const isBookedAgain: ReadonlySet<OutcomeKind> = new Set<OutcomeKind>([
  "refused",
  "error",
  "closed",
  "given_up",
  "timed_out",
  "mb_way_expired",
]);

/**
 * Renders how a payment ended, or that it is undecided: what happened, what it means, what to do (D.78,
 * S8.MSG). `onAsk` fetches the status again.
 */
export function Outcome({ payment, appointment, onAsk }: Props) {
  const { clock, storage } = useApp();
  // What `BookAgain` takes along: the motive, and a guest's details on this device.
  const [isSaved] = useState(
    () =>
      appointment.symptoms.trim() !== "" ||
      restorePatientInformation(deviceMemory(storage), clock.now()) !== null,
  );
  const kind = outcomeKind({
    status: payment.status,
    method: payment.method,
    wasWindowClosed: wasWindowClosed(appointment.id),
    wasGivenUp: wasGivenUp(appointment.id),
    isAppointmentCanceled: appointment.status === "canceled" || appointment.status === "declined",
  });
  return (
    <EmptyState
      headingLevel={1}
      scene={isUndecided(kind) ? "ajar" : "shut"}
      title={<OutcomeTitle kind={kind} />}
      actions={
        <>
          <OutcomeAction kind={kind} payment={payment} appointment={appointment} onAsk={onAsk} />
          <ContactClinic />
        </>
      }
    >
      <PaymentLabel status={payment.status} />
      <OutcomeReason kind={kind} payment={payment} appointment={appointment} />
      {isSaved && isBookedAgain.has(kind) && (
        <>
          {" "}
          <Trans>What you wrote is saved.</Trans>
        </>
      )}
      {payment.no_money_taken && (
        <>
          {" "}
          <strong>
            <Trans>You have not been charged.</Trans>
          </strong>
        </>
      )}
    </EmptyState>
  );
}

function OutcomeTitle({ kind }: { kind: OutcomeKind }) {
  switch (kind) {
    case "deciding":
      return <Trans>We are still waiting for your bank</Trans>;
    case "transfer_under_way":
      return <Trans>Your bank transfer is under way</Trans>;
    case "refused":
      return <Trans>The payment could not be completed</Trans>;
    case "error":
      return <Trans>An error occurred while the payment was processed</Trans>;
    case "closed":
      return <Trans>The payment was closed before it was confirmed</Trans>;
    case "given_up":
      return <Trans>Your booking is cancelled</Trans>;
    case "timed_out":
      return <Trans>The time to pay has run out</Trans>;
    case "mb_way_expired":
      return <Trans>The MB Way payment has expired</Trans>;
    case "nothing_received":
      return <Trans>No payment received</Trans>;
    case "too_late":
      return <Trans>Your payment came too late</Trans>;
    case "going_back":
      return <Trans>Your refund is on its way</Trans>;
    case "sent_back":
      return <Trans>We’ve refunded your payment</Trans>;
    case "nothing_due":
      return <Trans>There is nothing to pay for this appointment</Trans>;
    case "unknown":
      return <Trans>Unknown payment error</Trans>;
  }
}

function OutcomeReason({ kind, payment, appointment }: Omit<Props, "onAsk"> & { kind: OutcomeKind }) {
  const { time } = useAppointmentTime(appointment.start_time, appointment.time_zone);
  const clock = <bdi dir="ltr">{time}</bdi>;
  const sum = <PaymentAmount minor={payment.total} of={payment} />;
  switch (kind) {
    case "deciding":
      return (
        <Trans>
          Do not pay again. This page updates automatically, and we’ll email you once it’s booked.
        </Trans>
      );
    case "transfer_under_way":
      return (
        <Trans>
          Do not pay again. Banks may need a few hours. We’re holding {clock} for you and will write to you
          either way.
        </Trans>
      );
    case "refused":
      return (
        <Trans>
          Your payment was declined, so {clock} is not booked. Try another card or another way to pay.
        </Trans>
      );
    case "error":
    case "closed":
      return <Trans>Your {clock} appointment is not booked. Book it again.</Trans>;
    case "given_up":
      return <Trans>We’re no longer holding {clock}. You can book again at any time.</Trans>;
    case "timed_out":
      return <Trans>We’re no longer holding {clock} for you. Book it again.</Trans>;
    case "mb_way_expired":
      return <Trans>You didn’t confirm the request in time, so {clock} is not booked. Try again.</Trans>;
    case "nothing_received":
      return (
        <Trans>
          We didn’t receive your payment in time, so we’re no longer holding {clock} for you. Do not use the
          old numbers any more.
        </Trans>
      );
    case "too_late":
      return (
        <Trans>
          {clock} is not booked. We’ll refund {sum} the way you paid and write to you. It can take up to{" "}
          {refundArrivalDays} days to show on your card or account.
        </Trans>
      );
    case "going_back":
      return (
        <Trans>
          Your {clock} appointment was cancelled. We’ll refund {sum} the way you paid. It can take up to{" "}
          {refundArrivalDays} days to show on your card or account.
        </Trans>
      );
    case "sent_back":
      return (
        <Trans>
          This appointment was cancelled. We’ve refunded {sum}. It can take up to {refundArrivalDays} days to
          show on your card or account.
        </Trans>
      );
    case "nothing_due":
      return <Trans>It is over or was cancelled.</Trans>;
    case "unknown":
      return (
        <Trans>
          We don’t know yet if this payment went through. Do not pay again. Check in a moment, or contact the
          clinic.
        </Trans>
      );
  }
}

function OutcomeAction({ kind, payment, appointment, onAsk }: Props & { kind: OutcomeKind }) {
  if (isUndecided(kind))
    return (
      <Button onClick={onAsk}>
        <Trans>Check again</Trans>
      </Button>
    );
  if (kind === "going_back" || kind === "nothing_due")
    return <SeeAppointment appointmentId={appointment.id} />;
  return (
    <BookAgain appointment={appointment} method={payment.method}>
      <BookAgainLabel kind={kind} />
    </BookAgain>
  );
}

function BookAgainLabel({ kind }: { kind: OutcomeKind }) {
  if (kind === "refused") return <Trans>Review and book again</Trans>;
  if (kind === "mb_way_expired") return <Trans>Try again</Trans>;
  if (kind === "nothing_received") return <Trans>Book a new appointment</Trans>;
  return <Trans>Book again</Trans>;
}

function SeeAppointment({ appointmentId }: { appointmentId: number }) {
  const session = useSession();
  const to = session.kind === "signed-in" ? `/appointments/${appointmentId}` : "/doctors";
  return (
    <AppLink to={to} className={buttonClass()}>
      {session.kind === "signed-in" ? <Trans>See appointment</Trans> : <Trans>See all doctors</Trans>}
    </AppLink>
  );
}
