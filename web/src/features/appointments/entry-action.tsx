import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { joinOpensAt, opensEveningBefore } from "@anteroom/domain/appointment/session-window";
import type { ListedAppointment } from "@anteroom/domain/appointment/appointment-lists";
import {
  mayEnterCall,
  type AppointmentFacts,
  type AppointmentRefusal,
} from "@anteroom/domain/appointment/appointment-access";
import {
  daysAway,
  formatShortDay,
  formatTime,
  formatRelativeTime,
} from "@anteroom/domain/appointment/appointment-time";
import { refundArrivalDays } from "@anteroom/domain/payment/refund-time";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { Price } from "../../platform/price.tsx";
import { useMinute } from "../../platform/time/server-clock.ts";
import { useAppointmentZones } from "../../platform/time/appointment-zones.ts";
import { useAppointmentTime } from "../../platform/time/appointment-time.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NotByVideo } from "./not-by-video.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { RebookLink } from "./changes/rebook-link.tsx";
import { appointmentFacts } from "./appointment-facts.ts";

type Props = { appointment: Appointment };

/**
 * Renders the page's main action: enter the call, when it opens, or why it is closed and where to go instead.
 * Updates each minute.
 */
export function EntryAction({ appointment }: Props) {
  const { clock } = useApp();
  const now = useMinute(clock);
  const facts = appointmentFacts(appointment);
  const access = mayEnterCall(facts, now);
  if (!access.allow)
    return <Refused reason={entryReason(facts, access.reason, now)} appointment={appointment} />;
  return (
    <>
      <AppLink
        to={appointment.video_link ?? `/client/video/${appointment.id}`}
        className={buttonClass({ kind: "paper", isBlock: true })}
      >
        <Icon name="door" isSmall />
        <Trans>Join the video call</Trans>
      </AppLink>
      <p className="sm muted">
        {appointment.status === "preparing" ? (
          <Trans>The call is running. You can go in now.</Trans>
        ) : (
          <Trans>It’s open. You’ll go to the waiting room first.</Trans>
        )}
      </p>
    </>
  );
}

/** A visit that is off or over says so, whatever its kind; only one to come says what to do instead of entering. */
function entryReason(
  facts: AppointmentFacts & ListedAppointment,
  reason: AppointmentRefusal,
  now: number,
): AppointmentRefusal {
  if (reason !== "not-remote") return reason;
  const asVideo = mayEnterCall({ ...facts, serviceType: "remote" }, now);
  return asVideo.allow || asVideo.reason === "too-early" ? reason : asVideo.reason;
}

function Refused({ reason, appointment }: Props & { reason: AppointmentRefusal }) {
  const { id, doctor, status, total, payment_state: money } = appointment;
  switch (reason) {
    case "too-early":
      return (
        <ClosedEntry
          startTime={Date.parse(appointment.start_time)}
          zone={appointment.time_zone}
          isConfirmed={status !== "scheduled"}
        />
      );
    case "not-remote":
      return <NotByVideo appointment={appointment} />;
    case "not-confirmed":
      if (status === "pending_payment")
        return (
          <>
            <AppLink to={`/appointments/${id}/pay`} className={buttonClass({ kind: "paper", isBlock: true })}>
              {total ? (
                <Trans>
                  Pay <Price amountMinor={total.amount_minor} currency={total.currency} />
                </Trans>
              ) : (
                <Trans>Pay now</Trans>
              )}
            </AppLink>
            <Why>
              <Trans>The appointment is booked once you have paid.</Trans>
            </Why>
          </>
        );
      if (status === "payment_failed")
        return (
          <OtherTime appointment={appointment}>
            <Trans>The payment did not go through, so this appointment is not booked.</Trans>
          </OtherTime>
        );
      return (
        <OtherTime appointment={appointment}>
          <Trans>We can’t show the status of this appointment. Ask the clinic.</Trans>
        </OtherTime>
      );
    case "canceled":
      // That it is cancelled is the heading of the page.
      return (
        <OtherTime appointment={appointment}>
          {money !== "none" && <MoneyBack appointment={appointment} />}
        </OtherTime>
      );
    case "declined":
      return (
        <OtherTime appointment={appointment}>
          <Trans>{doctor.name} is not available at this time.</Trans> <MoneyBack appointment={appointment} />
        </OtherTime>
      );
    case "missed":
    case "over":
      return (
        <OtherTime appointment={appointment}>
          <Trans>The time of this appointment has passed and it did not take place.</Trans>
        </OtherTime>
      );
    case "finished":
      // Prescriptions, the next booking and the review follow below (S8.MSG.25).
      return (
        <Why>
          <Trans>This appointment is over.</Trans>
        </Why>
      );
  }
}

/** Where the money of a visit that is off is: said first, and only what the server knows. */
function MoneyBack({ appointment: { payment_state: state, refund } }: Props) {
  const sum = refund && <Price amountMinor={refund.amount_minor} currency={refund.currency} />;
  if (state === "paid") return <Trans>The clinic keeps what was paid.</Trans>;
  if (state === "reserved") return <Trans>The clinic takes the amount reserved on your card.</Trans>;
  if (state === "released")
    return <Trans>Nothing was taken from your card. The reserved amount is released.</Trans>;
  if (state === "none") return null;
  return (
    <>
      {state === "refunded" ? (
        sum ? (
          <Trans>We’ve refunded {sum}.</Trans>
        ) : (
          <Trans>We’ve refunded your payment.</Trans>
        )
      ) : sum ? (
        <Trans>Your refund of {sum} is on its way.</Trans>
      ) : (
        <Trans>Your refund is on its way.</Trans>
      )}{" "}
      <Trans>It can take up to {refundArrivalDays} days to show on your card or account.</Trans>
    </>
  );
}

type ClosedProps = { startTime: number; zone: string; isConfirmed: boolean };

/** The closed door says when it opens; the button turns on by itself, on the server's clock, once the clinic has confirmed. */
function ClosedEntry({ startTime, zone, isConfirmed }: ClosedProps) {
  const { clock } = useApp();
  const now = useMinute(clock);
  const locale = useLocale();
  const opensAt = joinOpensAt(startTime);
  return (
    <>
      <Button kind="closed" isBlock icon="door" aria-describedby="door-opens">
        <OpensAt startTime={startTime} zone={zone} />
      </Button>
      <p id="door-opens" className="sm muted">
        <bdi>{capitalised(formatRelativeTime(opensAt, now, locale))}</bdi>.{" "}
        {!isConfirmed ? (
          <Trans>The clinic has to confirm the appointment first.</Trans>
        ) : opensAt - now <= 3_600_000 ? (
          <Trans>This button turns on automatically. You can leave the page open.</Trans>
        ) : (
          <Trans>This button turns on automatically.</Trans>
        )}
      </p>
    </>
  );
}

/**
 * Renders when the call of an appointment opens: "Opens at 13:00", with its day if that is not today's. `startTime`:
 * when the appointment starts, in ms; `zone`: the clinic's.
 */
export function OpensAt({ startTime, zone }: Omit<ClosedProps, "isConfirmed">) {
  const { clock } = useApp();
  const now = useMinute(clock);
  const locale = useLocale();
  const zones = useAppointmentZones(zone);
  const shown = zones.patient ?? zones.clinic;
  const opensAt = joinOpensAt(startTime);
  const time = <bdi dir="ltr">{formatTime(opensAt, shown, locale)}</bdi>;
  const { near } = useAppointmentTime(new Date(opensAt).toISOString(), zone);
  // With its day where that is not the appointment's: 23:20 for an appointment at 00:20.
  const isPlain = daysAway(opensAt, now, shown) === 0 && !opensEveningBefore(startTime, shown);
  const day = <bdi>{near ?? formatShortDay(opensAt, shown, locale)}</bdi>;
  return isPlain ? (
    <Trans>Opens at {time}</Trans>
  ) : (
    <Trans>
      Opens {day}, {time}
    </Trans>
  );
}

function OtherTime({ appointment, children }: Props & { children: ReactNode }) {
  const { settings } = useClinic();
  return (
    <>
      {children && <Why>{children}</Why>}
      {settings.patientsWebScheduling ? (
        <RebookLink appointment={appointment}>
          <Trans>Book another appointment</Trans>
        </RebookLink>
      ) : (
        settings.clinicPhone !== null && (
          <p className="sm">
            <Trans>
              Call the clinic for help:{" "}
              <PhoneLink number={settings.clinicPhone}>{settings.clinicPhone}</PhoneLink>.
            </Trans>
          </p>
        )
      )}
    </>
  );
}

function Why({ children }: { children: ReactNode }) {
  return <p>{children}</p>;
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
