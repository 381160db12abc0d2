import { hasArabicDates } from "@anteroom/domain/shared/arabic-dates";
import { zoneTimeName } from "@anteroom/domain/shared/time-of-zone";
import {
  daysAway,
  formatDay,
  formatShortDay,
  formatTime,
  formatRelativeTime,
  appointmentClocks,
} from "@anteroom/domain/appointment/appointment-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocale } from "../i18n/locale.ts";
import styles from "./appointment-time.module.css";
import { usePresentMinute, useAppointmentZones } from "./appointment-zones.ts";

/**
 * `headline`: large time with the zone below. `line`: a sentence. `pill`: small day above the time, for slots
 * and cards.
 */
export type AppointmentTimeKind = "headline" | "line" | "pill";

type Props = {
  /** ISO 8601 instant, UTC. */
  start: string;
  /** The appointment's time zone at the clinic; the clinic's own by default. */
  zone?: string | undefined;
  kind?: AppointmentTimeKind;
  /** A headline also says how long until then. */
  withDistance?: boolean;
};

/**
 * Renders an appointment's time (`start`: ISO 8601) in the patient's time zone; headline and line add the
 * clinic's where it differs. During hydration the server's text stays, because browsers format dates differently.
 */
export function AppointmentTime({ start, zone, kind = "line", withDistance = false }: Props) {
  const labels = useAppointmentTime(start, zone);
  const { time, day, near, zoneLabel, clinic } = labels;
  // Arabic pages write dates as English does, unless the clinic chose otherwise: a screen reader must speak them so.
  const lang = useLocale() === "ar" && !hasArabicDates() ? "en" : undefined;
  if (kind === "pill")
    return (
      <time dateTime={start}>
        <small>
          <bdi lang={near === null ? lang : undefined} suppressHydrationWarning>
            {labels.shortDay}
          </bdi>{" "}
        </small>
        <Clock>{time}</Clock>
      </time>
    );
  if (kind === "headline") {
    const { distance } = labels;
    return (
      <>
        <time dateTime={start} className={styles["headline"]}>
          <Clock>{time}</Clock>
        </time>
        <span className={`${styles["below"]} sm muted`}>
          {withDistance ? (
            <Trans>
              {zoneLabel}, {distance}
            </Trans>
          ) : (
            zoneLabel
          )}
          {clinic && (
            <>
              <br />
              <ClinicClock {...clinic} />
            </>
          )}
        </span>
      </>
    );
  }
  return (
    <time dateTime={start}>
      <Trans>
        <bdi lang={lang} suppressHydrationWarning>
          {day}
        </bdi>
        , <bdi dir="ltr">{time}</bdi>, {zoneLabel}
      </Trans>
      {clinic && (
        <>
          {" "}
          (<ClinicClock {...clinic} />)
        </>
      )}
    </time>
  );
}

/**
 * Renders the time of a deadline without its day, with its zone where clinic and patient have different ones.
 */
export function DeadlineTime({ time, zoneLabel, clinic }: AppointmentTimeLabels) {
  return (
    <>
      <bdi dir="ltr">{time}</bdi>
      {clinic && ` (${zoneLabel})`}
    </>
  );
}

/** An appointment's time in words. */
export type AppointmentTimeLabels = {
  /** "Tuesday 24 November" */
  day: string;
  /** "today", "tomorrow", "yesterday", else null. */
  near: string | null;
  isToday: boolean;
  /** "Today", "Tomorrow", "Yesterday", else "Tue 24 Nov". */
  shortDay: string;
  /** "14:00" */
  time: string;
  /** "Lisbon time" */
  zoneLabel: string;
  /** All of it for a screen reader: "Tuesday 24 November, 14:00, Lisbon time". */
  spoken: string;
  /** "in 3 hours" */
  distance: string;
  /** The clinic's clock, where it shows another time. */
  clinic: { time: string; zoneLabel: string } | null;
};

/**
 * Returns an appointment's time (`start`: ISO 8601) in the page's language (in Arabic with English dates, unless
 * the clinic chose Arabic ones), in the patient's zone, updated each minute.
 */
export function useAppointmentTime(start: string, clinicZone?: string): AppointmentTimeLabels {
  return useAppointmentTimeLabels(clinicZone)(start);
}

/** Returns a function that puts start times (ISO 8601) into words, for lists; updated each minute. */
export function useAppointmentTimeLabels(clinicZone?: string): (start: string) => AppointmentTimeLabels {
  const { t } = useLingui();
  const locale = useLocale();
  const zones = useAppointmentZones(clinicZone);
  const now = usePresentMinute();
  const zone = zones.patient ?? zones.clinic;
  const nearLabels: Record<number, readonly [string, string]> = {
    "-1": [t`yesterday`, t`Yesterday`],
    0: [t`today`, t`Today`],
    1: [t`tomorrow`, t`Tomorrow`],
  };
  const zoneLabel = zoneTimeName(zone, locale);
  return (start) => {
    const instant = Date.parse(start);
    const { patient, clinic } = appointmentClocks(instant, zones, locale);
    const { day, time } = patient;
    const away = daysAway(instant, now, zone);
    const near = nearLabels[away];
    return {
      day,
      time,
      near: near?.[0] ?? null,
      isToday: away === 0,
      zoneLabel,
      clinic: clinic && { time: clinic.time, zoneLabel: zoneTimeName(zones.clinic, locale) },
      // Computed on access: a page has hundreds of times, and each shows few of these.
      get shortDay() {
        return near?.[1] ?? formatShortDay(instant, zone, locale);
      },
      get spoken() {
        return t`${day}, ${time}, ${zoneLabel}`;
      },
      get distance() {
        return formatRelativeTime(instant, now, locale);
      },
    };
  };
}

/**
 * Returns the time "14:00", and the full text for screen readers: "Tuesday 24 November, 14:00, Lisbon time".
 * `start`: ISO 8601.
 */
export function useSpokenTime(start: string): { time: string; spoken: string } {
  const { t } = useLingui();
  const locale = useLocale();
  const zones = useAppointmentZones();
  const zone = zones.patient ?? zones.clinic;
  const instant = Date.parse(start);
  const day = formatDay(instant, zone, locale);
  const time = formatTime(instant, zone, locale);
  const zoneLabel = zoneTimeName(zone, locale);
  return { time, spoken: t`${day}, ${time}, ${zoneLabel}` };
}

/** Returns the page's time zone in words: "Lisbon time". */
export function useZoneLabel(): string {
  const now = usePresentMinute();
  return useAppointmentTime(new Date(now).toISOString()).zoneLabel;
}

function Clock({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="num">
      {children}
    </bdi>
  );
}

function ClinicClock({ time, zoneLabel }: { time: string; zoneLabel: string }) {
  return (
    <>
      <Clock>{time}</Clock> {zoneLabel}
    </>
  );
}
