import { listSeparator } from "@anteroom/domain/shared/locales";
import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { specialtyName } from "@anteroom/content/specialties";
import { appointmentListOf } from "@anteroom/domain/appointment/appointment-lists";
import { joinClosesAt, joinOpensAt, opensEveningBefore } from "@anteroom/domain/appointment/session-window";
import { mayEnterCall } from "@anteroom/domain/appointment/appointment-access";
import { formatShortDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Price } from "../../../platform/price.tsx";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { Portrait } from "../../../ui/card/arch.tsx";
import { buttonClass, type ButtonKind } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import styles from "./appointment-card.module.css";
import { DependentLabel } from "./for-dependent.tsx";
import { ServiceType } from "../service-type.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { appointmentFacts } from "../appointment-facts.ts";

/** Renders one appointment of the list: time, doctor, status, and one action. */
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const locale = useLocale();
  const { clock } = useApp();
  const now = useMinute(clock);
  const { id, doctor, status } = appointment;
  const isOver = now > joinClosesAt(Date.parse(appointment.end_time));
  return (
    <article className={classNames(sheetClass(), styles["card"])}>
      <CardTime appointment={appointment} />
      <Portrait src={doctor.portrait_url} size="s" />
      <div className={styles["words"]}>
        <h3 className={styles["name"]}>
          <AppLink to={`/appointments/${id}`}>
            <bdi>{doctor.name}</bdi>
          </AppLink>
        </h3>
        <p className="sm muted">{specialtyName(doctor.specialty, locale)}</p>
        {appointment.service_type !== "remote" && (
          <p className="sm">
            <ServiceType serviceType={appointment.service_type} />
          </p>
        )}
        <DependentLabel appointment={appointment} />
        <p className={styles["status"]}>
          <StatusBadge status={status} isOver={isOver} payBefore={appointment.pay_before} />
        </p>
      </div>
      <div className={styles["action"]}>
        <CardAction appointment={appointment} />
      </div>
    </article>
  );
}

function CardTime({ appointment }: { appointment: Appointment }) {
  const { start_time: start, time_zone: zone } = appointment;
  const { time, zoneLabel, clinic } = useAppointmentTime(start, zone);
  const opens = useOpeningTime(appointment);
  const comma = listSeparator(useLocale());
  return (
    <p className={styles["time"]}>
      <time dateTime={start} className={styles["hour"]}>
        <bdi dir="ltr">{time}</bdi>
      </time>{" "}
      <span className="sm muted">
        {zoneLabel}
        {opens !== null && (
          <>
            {comma}
            <Trans>
              opens <bdi dir="ltr">{opens}</bdi>
            </Trans>
          </>
        )}
        {clinic && (
          <>
            <br />
            <bdi dir="ltr">{clinic.time}</bdi> {clinic.zoneLabel}
          </>
        )}
      </span>
    </p>
  );
}

/** When the room of a visit of the next hours opens, as "13:00"; null where that says nothing new. */
function useOpeningTime(appointment: Appointment): string | null {
  const { clock } = useApp();
  const now = useMinute(clock);
  const locale = useLocale();
  const zones = useAppointmentZones(appointment.time_zone);
  const facts = appointmentFacts(appointment);
  const access = mayEnterCall(facts, now);
  const opensAt = joinOpensAt(facts.startTime);
  const isSoon = opensAt - now < 12 * 3_600_000 && appointmentListOf(facts, now) === "upcoming";
  if (access.allow || access.reason !== "too-early" || !isSoon) return null;
  const zone = zones.patient ?? zones.clinic;
  const time = formatTime(opensAt, zone, locale);
  if (!opensEveningBefore(facts.startTime, zone)) return time;
  return [formatShortDay(opensAt, zone, locale), time].join(listSeparator(locale));
}

/** The one thing to do about this visit now. */
function CardAction({ appointment }: { appointment: Appointment }) {
  const { clock } = useApp();
  const { settings } = useClinic();
  const now = useMinute(clock);
  const { id, status, total, review, video_link: videoLink } = appointment;
  const facts = appointmentFacts(appointment);
  const details = `/appointments/${id}`;
  if (mayEnterCall(facts, now).allow && videoLink !== null)
    return (
      <Action to={videoLink} kind="filled" appointment={appointment}>
        <Trans>Join the video call</Trans>
      </Action>
    );
  if (status === "pending_payment" && appointmentListOf(facts, now) === "scheduled")
    return (
      <Action to={`${details}/pay`} kind="soft" appointment={appointment}>
        {total ? (
          <Trans>
            Pay <Price amountMinor={total.amount_minor} currency={total.currency} />
          </Trans>
        ) : (
          <Trans>Pay now</Trans>
        )}
      </Action>
    );
  if (status === "finished" && review === null && settings.patientsReview)
    return (
      <Action to={`${details}/review`} kind="soft" appointment={appointment}>
        <Trans>Leave a review</Trans>
      </Action>
    );
  return (
    <Action to={details} kind="outlined" appointment={appointment}>
      <Trans>See appointment</Trans>
    </Action>
  );
}

type ActionProps = { to: string; kind: ButtonKind; appointment: Appointment; children: ReactNode };

/** Several cards have the same words: a reader of links alone hears whose visit it is. */
function Action({ to, kind, appointment, children }: ActionProps) {
  const { spoken } = useAppointmentTime(appointment.start_time);
  const { name } = appointment.doctor;
  const comma = listSeparator(useLocale());
  return (
    <AppLink to={to} className={buttonClass({ kind, isSmall: true, isBlock: true })}>
      <span>
        {children}
        <span className="vh">
          {comma}
          {name}
          {comma}
          {spoken}
        </span>
      </span>
    </AppLink>
  );
}
