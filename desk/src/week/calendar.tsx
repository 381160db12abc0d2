import { clockTimeOf } from "@anteroom/domain/booking/day-parts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useLayoutEffect, useRef, type RefObject } from "react";
import { formatShortDay } from "@anteroom/domain/appointment/appointment-time";
import { instantOf } from "@anteroom/domain/shared/zoned-time";
import { linkTo, type Place } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { hoursOfColumns, outsideOf, type Column } from "./columns.ts";
import { CalendarItem } from "./calendar-item.tsx";
import { clockChange, type DayPart } from "./week-rules.ts";
import { positionStyle, cssVariables } from "./positions.ts";
import styles from "./calendar.module.css";

type Props = {
  columns: readonly Column[];
  today: string;
  /** Receives the heading of today, where the columns are days. */
  todayHeading?: RefObject<HTMLHeadingElement | null>;
  /** Whether free times lead to a booking. */
  isBooking?: boolean;
  /** Columns with little to show, which are narrow where columns are side by side. */
  isNarrow?: (column: Column) => boolean;
  /** The week of a doctor, where the columns are doctors; without it they are days. */
  weekOf?: (doctorId: number) => Place;
};

/**
 * Days or doctors with their appointments, each a heading with a list in order of time. On wide screens the lists stand side by side with
 * their entries placed by the clock; on a phone they are one below the other. Whenever other columns are shown, it scrolls to an hour before
 * now, else before the first appointment, else to seven o'clock.
 */
export function Calendar({
  columns,
  today,
  todayHeading,
  isBooking = false,
  isNarrow = never,
  weekOf,
}: Props) {
  const { t } = useLingui();
  const shown = hoursOfColumns(columns);
  const place = useFirstView(columns);
  const widths = columns.map((column) => (isNarrow(column) ? "3.75rem" : "minmax(0, 1fr)")).join(" ");
  return (
    <section
      className={styles["calendar"]}
      ref={place}
      aria-label={t`Calendar`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also where nothing in it takes the focus
      tabIndex={0}
      style={cssVariables({ widths, from: shown.from, minutes: shown.to - shown.from })}
    >
      <Hours shown={shown} />
      {columns.map((column) => (
        <DayColumn key={column.key} {...{ column, today, todayHeading, shown, isBooking, weekOf }} />
      ))}
    </section>
  );
}

/** An hour before what is looked for first. */
const before = 60;

/** Scrolls to now, else to the first appointment, else to eight o’clock, whenever other columns are shown. */
function useFirstView(columns: readonly Column[]) {
  const place = useRef<HTMLElement>(null);
  const { from, to } = hoursOfColumns(columns);
  const items = columns.flatMap((column) => column.items);
  // What began the day before would lead to midnight.
  const begun = items.filter((item) => item.kind === "appointment" && !item.beganBefore);
  const appointment = begun.map((item) => item.from).toSorted((a, b) => a - b)[0];
  const wanted = items.find(({ kind }) => kind === "now")?.from ?? appointment ?? 8 * 60;
  const shown = columns.map(({ key }) => key).join();
  useLayoutEffect(() => {
    const scroller = place.current;
    if (!scroller) return;
    const share = (wanted - before - from) / (to - from);
    scroller.scrollTop = Math.max(0, share * scroller.scrollHeight);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what is shown: afterwards whoever reads it scrolls
  }, [shown]);
  return place;
}

const never = () => false;

/** The clock beside the columns; each entry says its own time. */
function Hours({ shown }: { shown: DayPart }) {
  const hours = Array.from({ length: (shown.to - shown.from) / 60 }, (_, index) => shown.from + index * 60);
  return (
    <div className={styles["hours"]} aria-hidden="true">
      {hours.map((minute) => (
        <span key={minute} dir="ltr" style={positionStyle({ from: minute, to: minute })}>
          {clockTimeOf(minute)}
        </span>
      ))}
    </div>
  );
}

type ColumnProps = Required<Pick<Props, "today" | "isBooking">> & {
  todayHeading: Props["todayHeading"];
  column: Column;
  shown: DayPart;
  weekOf: Props["weekOf"];
};

function DayColumn({ column, today, todayHeading, shown, isBooking, weekOf }: ColumnProps) {
  const id = useId();
  const { locale, timeZone } = useTimes();
  const { day, schedule, hours, items } = column;
  const isToday = day === today;
  const change = clockChange(day, timeZone);
  const isEmpty = items.every(({ kind }) => kind !== "appointment");
  return (
    <div className={styles["day"]}>
      <div className={styles["head"]}>
        <h2
          id={id}
          className={styles["title"]}
          {...(!weekOf && isToday && { ref: todayHeading, tabIndex: -1 })}
        >
          {weekOf ? (
            <a {...linkTo(weekOf(schedule.doctor_id))}>
              <bdi>{schedule.doctor_name}</bdi>
            </a>
          ) : (
            formatShortDay(instantOf(day, 720, timeZone), timeZone, locale)
          )}
          {!weekOf && isToday && (
            <>
              {" "}
              <span className={styles["today"]}>
                <Trans>Today</Trans>
              </span>
            </>
          )}
        </h2>
        <p className={styles["open"]}>
          <OpenHours hours={hours} />
        </p>
        {change !== 0 && (
          <p className={styles["open"]}>
            {change > 0 ? (
              <Trans>The clocks go forward on this day.</Trans>
            ) : (
              <Trans>The clocks go back on this day.</Trans>
            )}
          </p>
        )}
      </div>
      <div className={styles["body"]}>
        {outsideOf(hours, shown).map((part) => (
          <div key={part.from} className={styles["outside"]} aria-hidden="true" style={positionStyle(part)} />
        ))}
        {items.length > 0 && (
          <ol aria-labelledby={id}>
            {items.map((item, index) => (
              // A list of one moment: nothing in it keeps a state.
              <CalendarItem
                key={keyOf(item, index)}
                {...{ item, shown, isBooking }}
                doctorId={schedule.doctor_id}
              />
            ))}
          </ol>
        )}
        {isEmpty && (
          <p className={styles["none"]}>
            <Trans>No appointments</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function keyOf(item: Column["items"][number], index: number): string {
  if (item.kind === "appointment") return `appointment ${item.entry.id}`;
  return item.kind === "free" ? `free ${item.start}` : `${item.kind} ${item.from} ${index}`;
}

function OpenHours({ hours: { open, closed } }: Pick<Column, "hours">) {
  if (open.length > 0)
    return open.map(({ from, to }, index) => (
      <span key={from}>
        {index > 0 && ", "}
        <bdi dir="ltr">
          {clockTimeOf(from)}–{clockTimeOf(to)}
        </bdi>
      </span>
    ));
  // An absence is in the list.
  return closed.some(({ kind }) => kind === "off") ? null : <Trans>No hours</Trans>;
}
