import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { addDays, dayInZone } from "@anteroom/domain/shared/zoned-time";
import { formatDay } from "@anteroom/domain/appointment/appointment-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState, useEffect } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useAppointmentTimeLabels } from "../../../platform/time/appointment-time.tsx";
import { usePresentMinute, useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { usePageQuery } from "../../../platform/page-address.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { AnotherDate } from "./another-date.tsx";
import { BeforeBooking } from "./before-booking.tsx";
import styles from "./choose-time.module.css";
import { slotsQuery, type FreeTime, type SlotSpan } from "../doctors-query.ts";
import { mergeTaken, type ShownTime } from "./merge-taken.ts";
import { LoadFailed } from "../no-answer.tsx";
import { groupSlotsByDay } from "./days-of.ts";
import { profileSpan, selectedDay } from "./profile-span.ts";
import { SlotDay } from "./slot-day.tsx";
import { NotifyEarlier } from "./notify-earlier.tsx";

/** The first day is shown whole, the next ones in short. */
const shownDays = 3;

/**
 * Fetches and lists a doctor's free times by day in the patient's time zone, three days from `?selectedDate=`
 * or the first free one on. Follows changes live; a time taken meanwhile stays, marked, until it is too soon
 * to book.
 */
export function ChooseTime({ doctor }: { doctor: Doctor }) {
  const { api } = useApp();
  const { t } = useLingui();
  const { selectedDate } = usePageQuery();
  const { clinic, patient } = useAppointmentZones();
  const today = dayInZone(usePresentMinute(), clinic);
  const selected = selectedDay(selectedDate, today);
  const span = profileSpan(doctor, { selected, today, timeZone: clinic });
  useLiveSlots(doctor.id);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...slotsQuery(api.ask, span),
    placeholderData: keepPreviousData,
  });
  const zone = patient ?? clinic; // in another zone the days are others: nothing moves to another day or part
  const days = groupSlotsByDay(
    useShownTimes(isPlaceholderData ? undefined : data, span),
    zone,
    selected,
  ).slice(0, shownDays);
  const later = days.at(-1)?.day;
  useFocusOnDay(selected, days[0]?.day);
  return (
    <section className={styles["choose"]} aria-labelledby="choose-time">
      <h2 id="choose-time">
        <Trans>Choose a time</Trans>
      </h2>
      <ZoneLine />
      {!data &&
        (error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label={t`Loading available times`} shape="slots" count={9} />
        ))}
      {data && <NothingFree days={days} selected={selected} doctorId={doctor.id} />}
      {days.map(({ day, slots }, index) => (
        <SlotDay key={`${zone} ${day}`} doctor={doctor} day={day} slots={slots} isWhole={index === 0} />
      ))}
      <div key={zone} className={styles["ways"]}>
        <AnotherDate doctorId={doctor.id} selected={selected} />
        {later && (
          <AppLink to={`/doctors/${doctor.id}?selectedDate=${addDays(later, 1)}`} className={textLinkClass()}>
            <Trans>Later days</Trans>
            <Icon name="caret-right" isSmall />
          </AppLink>
        )}
        <NotifyEarlier goal={{ doctor_id: doctor.id }} first={doctor.next_slots[0]} />
      </div>
    </section>
  );
}

/** Another day of the address takes away the link that led to it: then the day's title takes the focus. */
function useFocusOnDay(selected: string | null, first: string | undefined): void {
  const before = useRef(selected);
  useEffect(() => {
    if (before.current === selected || first === undefined) return;
    before.current = selected;
    if (document.activeElement === document.body) document.getElementById(`day-${first}`)?.focus();
  }, [selected, first]);
}

/** The free times of a span, with those that were free when the page first showed them. */
function useShownTimes(data: readonly { slots: FreeTime[] }[] | undefined, span: SlotSpan): ShownTime[] {
  const { settings } = useClinic();
  const now = usePresentMinute();
  const { bookingOffsetMinutes } = settings;
  const key = `${span.doctorId} ${span.from}`;
  const free = useMemo(() => data?.flatMap(({ slots }) => slots), [data]);
  const [shown, setShown] = useState<{ key: string; free: typeof free; times: ShownTime[] }>({
    key,
    free,
    times: free ?? [],
  });
  if (!free || (shown.key === key && shown.free === free)) return shown.times;
  const before = shown.key === key ? shown.times : [];
  const times = mergeTaken(before, free, { now, bookingOffsetMinutes });
  setShown({ key, free, times });
  return times;
}

function ZoneLine() {
  const now = usePresentMinute();
  const { zoneLabel, clinic } = useAppointmentTimeLabels()(new Date(now).toISOString());
  return (
    <p className={`${styles["zone"]} row g2 sm muted`}>
      <Icon name="globe" isSmall />
      <span>
        <Trans>Times are in {zoneLabel}.</Trans>
        {clinic && (
          <>
            {" "}
            <Trans>The clinic is on {clinic.zoneLabel}.</Trans>
          </>
        )}{" "}
        <BeforeBooking />
      </span>
    </p>
  );
}

type NothingProps = { days: readonly { day: string }[]; selected: string | null; doctorId: number };

/** Says so where the chosen day, or every day ahead, is full, with the way to a time that is free. */
function NothingFree({ days, selected, doctorId }: NothingProps) {
  const locale = useLocale();
  const [first] = days;
  if (selected === null)
    return first ? null : (
      <p className={styles["nothing"]}>
        <Trans>No times available in the next two weeks. Try a later date.</Trans>
      </p>
    );
  if (first?.day === selected) return null;
  const day = formatDay(Date.parse(selected), "UTC", locale);
  return (
    <p className={styles["nothing"]}>
      {first ? (
        <Trans>No times available on {day}. These are the next ones.</Trans>
      ) : (
        <>
          <Trans>No times available on {day} or in the week after.</Trans>{" "}
          <AppLink to={`/doctors/${doctorId}`}>
            <Trans>Show the next available times</Trans>
          </AppLink>
        </>
      )}
    </p>
  );
}

/** While a doctor's times are shown, a hint that others have changed them asks for them again: the doctor and the free times. */
function useLiveSlots(doctorId: number): void {
  const app = useApp();
  const queries = useQueryClient();
  useEffect(() => {
    let isOpen = true;
    const refresh = () => void (isOpen && queries.invalidateQueries({ queryKey: ["doctors", doctorId] }));
    const following = import("./follow-slots.ts").then(({ followSlots }) =>
      followSlots(app, doctorId, refresh),
    );
    following.catch(() => {}); // without it the page asks again each minute
    return () => {
      isOpen = false;
      following.then(
        (leave) => leave(),
        () => {},
      );
    };
  }, [app, doctorId, queries]);
}
