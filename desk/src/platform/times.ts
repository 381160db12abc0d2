import type { Locale } from "@anteroom/domain/shared/locales";
import { formatDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { useLingui } from "@lingui/react/macro";
import { useDesk } from "./desk-context.tsx";

/** Returns functions that format days and times (instants in ISO or ms) in the desk's language and the clinic's time zone. */
export function useTimes() {
  const { i18n } = useLingui();
  const { timeZone } = useDesk().page;
  const locale = i18n.locale as Locale; // only our own languages are ever activated
  return {
    locale,
    timeZone,
    timeOf: (instant: string | number) => formatTime(new Date(instant).getTime(), timeZone, locale),
    dayOf: (instant: string | number) => formatDay(new Date(instant).getTime(), timeZone, locale),
    /** The day with its year, of what may be far away. */
    dateOf: (instant: string | number) => formatDay(new Date(instant).getTime(), timeZone, locale, true),
  };
}
