import { endOfWeek, parseDate, startOfWeek } from "@internationalized/date";
import { dateLocale } from "@anteroom/domain/appointment/appointment-time";
import { addDays, dayInZone } from "@anteroom/domain/shared/zoned-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState, type KeyboardEvent } from "react";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar";
import { Heading } from "react-aria-components/Heading";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useApp } from "../../../platform/app-context.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { usePresentMinute, useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { Icon } from "../../../ui/icon.tsx";
import { NotFetched } from "../../../ui/feedback/not-fetched.tsx";
import { slotsQuery } from "../doctors-query.ts";
import styles from "./slot-calendar.module.css";

/** So far ahead can be booked, in days. */
const horizon = 365;

type Props = {
  doctorId: number;
  /** The day that is shown now. */ selected: string | null;
  onChoose: (day: string) => void;
};

/**
 * Renders a calendar of one month, whose free days it fetches; only days with a free time, at most a year
 * ahead, can be chosen. Takes the focus. `onChoose` receives YYYY-MM-DD in the clinic's time zone. Also left
 * to right in Arabic.
 */
export function SlotCalendar({ doctorId, selected, onChoose }: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const locale = useLocale();
  const { clinic } = useAppointmentZones();
  const today = dayInZone(usePresentMinute(), clinic);
  const [focused, setFocused] = useState(() => parseDate(selected ?? today));
  const month = focused.toString().slice(0, 7);
  const [first, last] = [parseDate(today), parseDate(addDays(today, horizon))];
  const from = `${month}-01` < today ? today : `${month}-01`;
  const { data, error, isPending, refetch } = useQuery(slotsQuery(api.ask, { doctorId, from, days: 31 }));
  const free = new Set(data?.map(({ day }) => day));
  /** The practice for date grids: Home and End stay within the week. */
  const toEndsOfWeek = (event: KeyboardEvent<HTMLDivElement>) => {
    const ends: Partial<Record<string, typeof startOfWeek>> = { Home: startOfWeek, End: endOfWeek };
    const to = event.target instanceof Element && event.target.closest("td") ? ends[event.key] : undefined;
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    const day = to(focused, dateLocale(locale));
    setFocused(day.compare(first) < 0 ? first : day.compare(last) > 0 ? last : day);
  };
  return (
    <I18nProvider locale={dateLocale(locale)}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the grid within */}
      <div dir="ltr" onKeyDownCapture={toEndsOfWeek}>
        <Calendar
          aria-label={t`Days with available times`}
          className={styles["calendar"] ?? ""}
          minValue={first}
          maxValue={last}
          isDateUnavailable={(date) => !free.has(date.toString())}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has just been opened for it
          autoFocus
          focusedValue={focused}
          onFocusChange={setFocused}
          onChange={(date) => onChoose(date.toString())}
        >
          <div className={styles["head"]}>
            <Button slot="previous" className={styles["turn"] ?? ""}>
              <Icon name="caret-left" />
            </Button>
            <Heading className={styles["month"] ?? ""} />
            <Button slot="next" className={styles["turn"] ?? ""}>
              <Icon name="caret-right" />
            </Button>
          </div>
          <CalendarGrid className={styles["grid"] ?? ""} weekdayStyle="short">
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={styles["weekday"] ?? ""}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className={styles["day"] ?? ""} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </div>
      {error && !data && <CalendarFailure error={error} onRetry={() => void refetch()} />}
      <output className={`${styles["words"]} sm muted`}>
        {error && !data ? null : isPending ? (
          <Trans>Looking for available times.</Trans>
        ) : free.size === 0 ? (
          <Trans>No times available this month.</Trans>
        ) : (
          <Trans>Coloured days have available times.</Trans>
        )}
      </output>
    </I18nProvider>
  );
}

/** The sentences of the list of doctors, without its file: a chunk that this dialog shares would be loaded by pages that show neither. */
function CalendarFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const words = {
    offline: t`You’re offline. Doctors and times will appear when you’re connected.`,
    timeout: t`This is taking too long. Check your connection, then try again.`,
    other: t`We couldn’t load the doctors. Try again in a moment.`,
    again: t`Try again`,
  };
  return <NotFetched {...{ error, onRetry, words }} />;
}
