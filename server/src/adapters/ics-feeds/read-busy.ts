import { mergeBusy, type BusyFeedFailureCode, type BusyTime } from "@anteroom/domain/booking/busy-times";
import { instantOf, isTimeZone } from "@anteroom/domain/shared/zoned-time";
import ICAL from "ical.js";
import type { BusySpan } from "../../ports/busy-calendars.ts";

/** Limit of the repetitions of all events together; a rule that repeats every second ends here. */
const usualRepetitions = 60_000;
/** Limit of busy ranges; a year of working hours in steps of 15 minutes has fewer. */
const mostRanges = 10_000;

/** UIDs of appointments that our own feeds export. They are ignored: the database has them, and knows of cancellations. */
const ownEntry = /^appointment-\d+@/;

/** The error of `readBusy`: the reason as a code, and as an English message for engineers. */
export class UnreadableCalendar extends Error {
  readonly code: BusyFeedFailureCode;

  constructor(code: BusyFeedFailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Returns the busy times in an iCalendar file (RFC 5545), merged and limited to `span`: events that are neither
 * cancelled nor transparent, with repetitions, and free/busy periods. Skips appointments that our own feeds export, and
 * repetitions that began more than 62 days before the span. Floating times are in the span's time zone. Throws
 * `UnreadableCalendar` when the file is malformed, has more than 10,000 busy times, or more than `mostRepetitions`
 * repetitions.
 */
export function readBusy(text: string, span: BusySpan, mostRepetitions = usualRepetitions): BusyTime[] {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text))
    throw new UnreadableCalendar("not_a_calendar", "It is no calendar (iCalendar).");
  const calendars = parse(text);
  const busy: BusyTime[] = [];
  const counter = { left: mostRepetitions };
  for (const calendar of calendars) {
    for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
    busy.push(...eventTimes(calendar, span, counter), ...freeBusyTimes(calendar, span));
  }
  const merged = mergeBusy(busy, span.from, span.until);
  if (merged.length > mostRanges)
    throw new UnreadableCalendar("too_many_events", "It has more busy times than are taken.");
  return merged;
}

function parse(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const all = typeof parsed[0] === "string" ? [parsed] : (parsed as unknown[][]);
    return all.map((one) => new ICAL.Component(one as ConstructorParameters<typeof ICAL.Component>[0]));
  } catch {
    throw new UnreadableCalendar("malformed", "It is no calendar that can be read (iCalendar).");
  }
}

function eventTimes(calendar: ICAL.Component, span: BusySpan, counter: { left: number }): BusyTime[] {
  const components = calendar
    .getAllSubcomponents("vevent")
    .filter((one) => !ownEntry.test(String(one.getFirstPropertyValue("uid") ?? "")));
  const exceptionsOf = new Map<string, ICAL.Component[]>();
  for (const one of components)
    if (one.hasProperty("recurrence-id")) {
      const uid = String(one.getFirstPropertyValue("uid"));
      exceptionsOf.set(uid, [...(exceptionsOf.get(uid) ?? []), one]);
    }
  return components
    .filter((one) => !one.hasProperty("recurrence-id") && one.hasProperty("dtstart"))
    .flatMap((one) => {
      const exceptions = exceptionsOf.get(String(one.getFirstPropertyValue("uid"))) ?? [];
      return timesOfEvent(one, exceptions, { span, counter });
    });
}

type Reading = { span: BusySpan; counter: { left: number } };

function timesOfEvent(
  component: ICAL.Component,
  exceptions: ICAL.Component[],
  { span, counter }: Reading,
): BusyTime[] {
  const event = new ICAL.Event(component, { exceptions });
  const timeOf = (start: ICAL.Time, end: ICAL.Time, of: ICAL.Component): BusyTime[] =>
    isBusy(of)
      ? [{ startTime: instantIn(start, of, span), endTime: instantIn(end, of, span, endNameOf(of)) }]
      : [];
  /** The end of a repetition is on the clock of its beginning. */
  const endNameOf = (of: ICAL.Component) => (of === component && event.isRecurring() ? "dtstart" : "dtend");
  if (!event.isRecurring()) return timeOf(event.startDate, event.endDate, component);
  const found: BusyTime[] = [];
  const repetitions = event.iterator();
  for (let next = repetitions.next(); next; next = repetitions.next()) {
    counter.left -= 1;
    if (counter.left < 0)
      throw new UnreadableCalendar("too_many_events", "Its events repeat more often than is read.");
    // An exception may be moved into the span from a week outside it, not from further away.
    if (instantIn(next, component, span) > span.until + week) break;
    if (instantIn(next, component, span) < span.from - longest) continue;
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    found.push(...timeOf(startDate, endDate, item.component));
  }
  return found;
}

const week = 7 * 86_400_000;
/** Events longer than this that began before the span are not seen. */
const longest = 62 * 86_400_000;

/** Events that are cancelled, free, or marked as free by Microsoft's programs block nothing. */
function isBusy(component: ICAL.Component): boolean {
  const valueOf = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  return (
    valueOf("status") !== "CANCELLED" &&
    valueOf("transp") !== "TRANSPARENT" &&
    valueOf("x-microsoft-cdo-busystatus") !== "FREE"
  );
}

/** Whole days, and times of no zone, are on the clinic's clock; a zone by its IANA name is ours to know, others are the file's. */
function instantIn(
  time: ICAL.Time,
  component: ICAL.Component,
  { timeZone }: BusySpan,
  name: "dtstart" | "dtend" = "dtstart",
): number {
  const day = [time.year, time.month, time.day].map((part) => String(part).padStart(2, "0")).join("-");
  if (time.isDate) return instantOf(day, 0, timeZone);
  if (time.zone?.tzid === "UTC") return time.toUnixTime() * 1000;
  const property = component.getFirstProperty(name) ?? component.getFirstProperty("dtstart");
  const named = property?.getFirstParameter("tzid") ?? time.zone?.tzid ?? "";
  const minute = time.hour * 60 + time.minute;
  if (isTimeZone(named) && named !== "floating") return instantOf(day, minute, named) + time.second * 1000;
  if (time.zone && time.zone.tzid !== "floating") return time.toUnixTime() * 1000;
  return instantOf(day, minute, timeZone) + time.second * 1000;
}

/** VFREEBUSY: periods of any type but `FREE`. */
function freeBusyTimes(calendar: ICAL.Component, span: BusySpan): BusyTime[] {
  return calendar.getAllSubcomponents("vfreebusy").flatMap((component) =>
    component
      .getAllProperties("freebusy")
      .filter((property) => (property.getFirstParameter("fbtype") ?? "").toUpperCase() !== "FREE")
      .flatMap((property) =>
        (property.getValues() as ICAL.Period[]).map((period) => ({
          startTime: instantIn(period.start, component, span),
          endTime: instantIn(period.getEnd(), component, span),
        })),
      ),
  );
}
