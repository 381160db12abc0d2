import type { Appointment } from "@anteroom/contract/appointments";
import type { PaymentInfo } from "@anteroom/contract/payment";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import { bookingAddress } from "../../platform/booking-addresses.ts";
import { keepSchedulingDraft } from "../../platform/booking-memory.ts";
import { deviceMemory } from "../../platform/device-memory.ts";
import { AppLink } from "../../platform/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { DoorState } from "../../ui/scene.tsx";
import { useVisitTime } from "../../platform/visit-time.tsx";

type Props = { payment: PaymentInfo; appointment: Appointment; onAsk: () => void };
type Page = { door: DoorState; title: ReactNode; why: ReactNode; action: ReactNode };

/** How a payment ended, or that it is not yet decided: what happened, what it means, what to do (D.78, S8.MSG). */
export function Outcome({ payment, appointment, onAsk }: Props) {
  const { door, title, why, action } = usePage(payment, appointment, onAsk);
  return (
    <EmptyState
      headingLevel={1}
      door={door}
      title={title}
      actions={
        <>
          {action}
          <ContactClinic />
        </>
      }
    >
      {why}
      {payment.no_money_taken && (
        <>
          {" "}
          <strong>
            <Trans>No money was taken.</Trans>
          </strong>
        </>
      )}
    </EmptyState>
  );
}

function usePage(payment: PaymentInfo, appointment: Appointment, onAsk: () => void): Page {
  const { time } = useVisitTime(appointment.start_time, appointment.time_zone);
  const clock = <bdi dir="ltr">{time}</bdi>;
  const again = <BookAgain appointment={appointment} />;
  switch (payment.status) {
    case "pending":
      return {
        door: "ajar",
        title: <Trans>We are still waiting for your bank</Trans>,
        why: (
          <Trans>
            Do not pay again. This page follows by itself, and you get an e-mail once it is booked.
          </Trans>
        ),
        action: (
          <Button onClick={onAsk}>
            <Trans>Ask again now</Trans>
          </Button>
        ),
      };
    case "unsuccessful":
      return {
        door: "shut",
        title: <Trans>The payment could not be completed</Trans>,
        why: (
          <Trans>
            Your bank refused it, so {clock} is not booked. Check your card, then book again; what you wrote
            is kept.
          </Trans>
        ),
        action: again,
      };
    case "failed":
      return {
        door: "shut",
        title: <Trans>An error occurred while the payment was processed</Trans>,
        why: <Trans>Your visit at {clock} is not booked. Book it again; what you wrote is kept.</Trans>,
        action: again,
      };
    case "canceled":
      return {
        door: "shut",
        title: <Trans>The payment was closed before it was confirmed</Trans>,
        why: <Trans>Your visit at {clock} is not booked. Book it again; what you wrote is kept.</Trans>,
        action: again,
      };
    case "timed_out":
      return {
        door: "shut",
        title: <Trans>The time for paying has run out</Trans>,
        why: <Trans>{clock} is no longer kept for you. Book it again; what you wrote is kept.</Trans>,
        action: again,
      };
    case "refund_due":
      return {
        door: "shut",
        title: <Trans>Your payment came too late</Trans>,
        why: <Trans>{clock} is not booked. The clinic sends your money back.</Trans>,
        action: again,
      };
    case "refunded":
      return {
        door: "shut",
        title: <Trans>Your money has been sent back</Trans>,
        why: <Trans>This visit does not take place.</Trans>,
        action: again,
      };
    case "none":
    case "awaiting_payment":
    case "paid":
      return {
        door: "shut",
        title: <Trans>There is nothing to pay for this visit</Trans>,
        why: <Trans>It is over, or it does not take place.</Trans>,
        action: <SeeVisit appointmentId={appointment.id} />,
      };
  }
}

/** A new booking in one tap: the same doctor and time, what was written before (D.75). */
function BookAgain({ appointment }: { appointment: Appointment }) {
  const { clock, storage } = useApp();
  const slot = { doctorId: appointment.doctor.id, startTime: appointment.start_time };
  const keep = () =>
    keepSchedulingDraft(
      deviceMemory(storage),
      { ...slot, appointmentDate: slot.startTime, symptoms: appointment.symptoms },
      clock.now(),
    );
  return (
    <AppLink to={bookingAddress("/scheduling/patient", slot)} className={buttonClass()} onClick={keep}>
      <Trans>Book again</Trans>
    </AppLink>
  );
}

function SeeVisit({ appointmentId }: { appointmentId: number }) {
  const session = useSession();
  const to = session.kind === "signed-in" ? `/appointments/${appointmentId}` : "/doctors";
  return (
    <AppLink to={to} className={buttonClass()}>
      {session.kind === "signed-in" ? <Trans>See the visit</Trans> : <Trans>See all doctors</Trans>}
    </AppLink>
  );
}

/** S8.MSG.01: a link to the clinic, else its e-mail address, else its telephone. */
function ContactClinic() {
  const { globalLinks, clinicPhone } = useClinic().settings;
  const { contact_us, support_email } = globalLinks;
  const href =
    contact_us ??
    (support_email ? `mailto:${support_email}` : clinicPhone && `tel:${clinicPhone.replaceAll(" ", "")}`);
  if (!href) return null;
  return (
    <a href={href} className={buttonClass({ kind: "outlined" })}>
      <Trans>Contact the clinic</Trans>
    </a>
  );
}
