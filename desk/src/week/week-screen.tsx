import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { dayInZone, instantOf } from "@anteroom/domain/shared/zoned-time";
import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { useDesk, usePresentMinute, useStaff } from "../platform/desk-context.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useAddressQuery } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { Loading } from "../settings/loading.tsx";
import { AllDoctors } from "./all-doctors.tsx";
import { Calendar } from "./calendar.tsx";
import { isBlank } from "./columns.ts";
import { useWeek } from "./use-week.ts";
import { readWeekAddress } from "./week-address.ts";
import { firstWeekday, weekOf } from "./week-rules.ts";
import styles from "./toolbar.module.css";
import { WeekToolbar } from "./week-toolbar.tsx";

/**
 * Renders appointments by time, on the clinic's clock: a doctor's own week; for reception and administration
 * all doctors of a day, or the week of one. Day, doctor and filters are in the address. Updates when
 * appointments change elsewhere.
 */
export function WeekScreen() {
  const { role, doctor_id: own } = useStaff();
  const { timeZone } = useDesk().page;
  const { locale, dateOf } = useTimes();
  const today = dayInZone(usePresentMinute(), timeZone);
  const read = readWeekAddress(useAddressQuery());
  const isDoctor = role === "doctor";
  // A doctor's address names no doctor: it is always her own week.
  const address = isDoctor ? { ...read, doctorId: null, showsFree: false } : read;
  const doctorId = isDoctor ? own : read.doctorId;
  const { showsCancelled, showsFree } = address;
  const day = address.day ?? today;
  const isWeek = doctorId !== null;
  const days = isWeek ? weekOf(day, firstWeekday(locale)) : [day];
  const { columns, count, cancelled, failure, ask } = useWeek({ days, doctorId, showsCancelled, showsFree });
  const seekToday = useSeekToday(isWeek && address.day === null);
  const [first = day] = days;
  const date = isWeek ? formatDate(first, locale) : dateOf(instantOf(day, 720, timeZone));
  const name = columns?.[0]?.schedule.doctor_name;
  return (
    <div className="stack g5">
      <ScreenTitle>{isWeek ? <Trans>Week of {date}</Trans> : <Trans>All doctors, {date}</Trans>}</ScreenTitle>
      {isWeek && !isDoctor && name !== undefined && (
        <p>
          <bdi className="b">{name}</bdi>
        </p>
      )}
      <WeekToolbar {...{ address, day, isWeek, today, cancelled }} onToday={seekToday.start} />
      <FailureNotice failure={failure} onRetry={ask} />
      {!columns && !failure && <Loading />}
      {columns && (
        <output className={`sm muted ${styles["count"]}`}>
          {isWeek ? (
            <Plural
              value={count}
              _0="There are no appointments this week."
              one="# appointment this week"
              other="# appointments this week"
            />
          ) : (
            <Plural
              value={count}
              _0="There are no appointments on this day."
              one="# appointment on this day"
              other="# appointments on this day"
            />
          )}
        </output>
      )}
      {columns && isWeek && (
        <Calendar
          columns={columns}
          today={today}
          todayHeading={seekToday.heading}
          isBooking={showsFree}
          isNarrow={isBlank}
        />
      )}
      {columns && !isWeek && <AllDoctors columns={columns} address={address} today={today} />}
    </div>
  );
}

/**
 * Moves the focus to the heading of today after `start`, once it is shown; where days are lists on a phone, that scrolls to it. Given up
 * when another week or a day is opened meanwhile.
 */
function useSeekToday(isAtToday: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSeeking = useRef(false);
  const settle = () => {
    if (!isSeeking.current || !heading.current) return;
    isSeeking.current = false;
    heading.current.focus();
  };
  useEffect(() => {
    if (!isAtToday) isSeeking.current = false;
    settle();
  });
  const start = () => {
    isSeeking.current = true;
    settle();
  };
  return { heading, start };
}
