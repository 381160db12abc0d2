import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { PaymentInfo } from "@anteroom/contract/appointment/payment";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSession } from "../../../../platform/app-context.tsx";
import { AppLink } from "../../../../platform/link.tsx";
import { useAppointmentTime } from "../../../../platform/time/appointment-time.tsx";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import type { SceneState } from "../../../../ui/feedback/scene.tsx";
import { BookAgain } from "./book-again.tsx";
import { ContactClinic } from "../contact-clinic.tsx";
import { outcomeKind, type OutcomeKind } from "./outcome-kind.ts";
import { PaymentLabel } from "../payment-label.tsx";
import { Sum } from "../pay-summary.tsx";
import { wasWindowClosed } from "../payment-window.ts";

type Props = { payment: PaymentInfo; appointment: Appointment; onAsk: () => void };
type Page = { scene?: SceneState; title: ReactNode; why: ReactNode; action: ReactNode };

/** How a payment ended, or that it is not yet decided: what happened, what it means, what to do (D.78, S8.MSG). */
export function Outcome({ payment, appointment, onAsk }: Props) {
  const kind = outcomeKind({
    status: payment.status,
    method: payment.method,
    wasWindowClosed: wasWindowClosed(appointment.id),
    isAppointmentCanceled: appointment.status === "canceled" || appointment.status === "declined",
  });
  const { scene = "shut", title, why, action } = usePage(kind, { payment, appointment, onAsk });
  return (
    <EmptyState
      headingLevel={1}
      scene={scene}
      title={title}
      actions={
        <>
          {action}
          <ContactClinic />
        </>
      }
    >
      <PaymentLabel status={payment.status} />
      {why}
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

function usePage(kind: OutcomeKind, { payment, appointment, onAsk }: Props): Page {
  const { time } = useAppointmentTime(appointment.start_time, appointment.time_zone);
  const clock = <bdi dir="ltr">{time}</bdi>;
  const sum = <Sum minor={payment.total} currency={payment.currency} />;
  const again = (words: ReactNode) => (
    <BookAgain appointment={appointment} method={payment.method}>
      {words}
    </BookAgain>
  );
  const bookAgain = <Trans>Book again</Trans>;
  const askAgain = (
    <Button onClick={onAsk}>
      <Trans>Check again</Trans>
    </Button>
  );
  switch (kind) {
    case "deciding":
      return {
        scene: "ajar",
        title: <Trans>We are still waiting for your bank</Trans>,
        why: (
          <Trans>
            Do not pay again. This page updates automatically, and we’ll email you once it’s booked.
          </Trans>
        ),
        action: askAgain,
      };
    case "transfer_under_way":
      return {
        scene: "ajar",
        title: <Trans>Your bank transfer is under way</Trans>,
        why: (
          <Trans>
            Do not pay again. Banks may need a few hours. We’re holding {clock} for you and will write to you
            either way.
          </Trans>
        ),
        action: askAgain,
      };
    case "refused":
      return {
        title: <Trans>The payment could not be completed</Trans>,
        why: (
          <Trans>
            Your payment was declined, so {clock} is not booked. Check how you pay, then book again. What you
            wrote is saved.
          </Trans>
        ),
        action: again(<Trans>Review and book again</Trans>),
      };
    case "error":
      return {
        title: <Trans>An error occurred while the payment was processed</Trans>,
        why: <Trans>Your {clock} appointment is not booked. Book it again. What you wrote is saved.</Trans>,
        action: again(bookAgain),
      };
    case "closed":
      return {
        title: <Trans>The payment was closed before it was confirmed</Trans>,
        why: <Trans>Your {clock} appointment is not booked. Book it again. What you wrote is saved.</Trans>,
        action: again(bookAgain),
      };
    case "given_up":
      return {
        title: <Trans>The payment was cancelled</Trans>,
        why: <Trans>Your {clock} appointment is not booked. Book it again. What you wrote is saved.</Trans>,
        action: again(bookAgain),
      };
    case "timed_out":
      return {
        title: <Trans>The time to pay has run out</Trans>,
        why: <Trans>We’re no longer holding {clock} for you. Book it again. What you wrote is saved.</Trans>,
        action: again(bookAgain),
      };
    case "mb_way_expired":
      return {
        title: <Trans>The MB Way payment has expired</Trans>,
        why: (
          <Trans>
            You didn’t confirm the request in time, so {clock} is not booked. Try again. What you wrote is
            saved.
          </Trans>
        ),
        action: again(<Trans>Try again</Trans>),
      };
    case "nothing_received":
      return {
        title: <Trans>No payment received</Trans>,
        why: (
          <Trans>
            We didn’t receive your payment in time, so we’re no longer holding {clock} for you. Do not use the
            old numbers any more.
          </Trans>
        ),
        action: again(<Trans>Book a new appointment</Trans>),
      };
    case "too_late":
      return {
        title: <Trans>Your payment came too late</Trans>,
        why: (
          <Trans>
            {clock} is not booked. We’ll refund {sum} the way you paid and write to you.
          </Trans>
        ),
        action: again(bookAgain),
      };
    case "going_back":
      return {
        title: <Trans>Your refund is on its way</Trans>,
        why: (
          <Trans>
            Your {clock} appointment was cancelled. We’ll refund {sum} the way you paid.
          </Trans>
        ),
        action: <SeeAppointment appointmentId={appointment.id} />,
      };
    case "sent_back":
      return {
        title: <Trans>We’ve refunded your payment</Trans>,
        why: (
          <Trans>
            This appointment was cancelled. We’ve refunded {sum}. Banks may take a few days to show it.
          </Trans>
        ),
        action: again(bookAgain),
      };
    case "nothing_due":
      return {
        title: <Trans>There is nothing to pay for this appointment</Trans>,
        why: <Trans>It is over or was cancelled.</Trans>,
        action: <SeeAppointment appointmentId={appointment.id} />,
      };
    case "unknown":
      return {
        scene: "ajar",
        title: <Trans>Unknown payment error</Trans>,
        why: (
          <Trans>
            We don’t know yet if this payment went through. Do not pay again. Check in a moment, or contact
            the clinic.
          </Trans>
        ),
        action: askAgain,
      };
  }
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
