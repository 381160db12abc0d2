import type { ReportRow } from "@anteroom/client/schemas";
import { addDays } from "@anteroom/domain/shared/zoned-time";

/** The measures that a report can chart. */
export const measures = ["booked", "no_shows", "revenue", "waiting"] as const;
/** A measure of a report. */
export type Measure = (typeof measures)[number];

/** Totals of appointments, of one doctor or all. `longestWait` in seconds; null where no patient was met. */
export type Sums = {
  booked: number;
  finished: number;
  canceled: number;
  noShows: number;
  revenueMinor: number;
  refundedMinor: number;
  longestWait: number | null;
};

/**
 * Adds up rows; `canceled` includes appointments that the clinic declined. `longestWait` is the maximum, in
 * seconds.
 */
export function sumsOf(rows: readonly ReportRow[]): Sums {
  const nothing: Sums = {
    booked: 0,
    finished: 0,
    canceled: 0,
    noShows: 0,
    revenueMinor: 0,
    refundedMinor: 0,
    longestWait: null,
  };
  return rows.reduce(
    (sums, row) => ({
      booked: sums.booked + row.booked,
      finished: sums.finished + row.finished,
      canceled: sums.canceled + row.canceled + row.declined,
      noShows: sums.noShows + row.no_shows,
      revenueMinor: sums.revenueMinor + row.revenue_minor,
      refundedMinor: sums.refundedMinor + row.refunded_minor,
      longestWait: longer(sums.longestWait, row.waited_longest_s),
    }),
    nothing,
  );
}

function longer(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
}

/** One bar: a span of days, both ends included. */
export type Bar = { from: string; to: string; sums: Sums };

/** A bar as a chart draws it, with its first and its last day as they are read. */
export type ChartBar = { from: string; to: string; firstDay: string; lastDay: string; value: number };

/** So many days are a bar each; so many more are a bar a week, and what is longer a bar a month. */
const mostDays = 31;
const mostWeeks = 26;

/**
 * Returns the bars of a span, including empty ones: a day each up to 31 days, seven days from `from` up to 26 weeks, else a
 * calendar month. The last may be shorter, and of months also the first. Days as YYYY-MM-DD.
 */
export function barsOf(rows: readonly ReportRow[], { from, to }: { from: string; to: string }): Bar[] {
  const bars: Bar[] = [];
  for (let day = from; day <= to; day = addDays(bars.at(-1)?.to ?? day, 1)) {
    const last = endOfBar(day, { from, to });
    const inside = rows.filter((row) => row.day >= day && row.day <= last);
    bars.push({ from: day, to: last, sums: sumsOf(inside) });
  }
  return bars;
}

function endOfBar(day: string, { from, to }: { from: string; to: string }): string {
  if (to < addDays(from, mostDays)) return day;
  const last = to < addDays(from, mostWeeks * 7) ? addDays(day, 6) : lastOfMonth(day);
  return last < to ? last : to;
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Returns the value of a bar for a measure: a count, minor units of the currency, or begun minutes (0 where no patient was met). */
export function barValueOf({ booked, noShows, revenueMinor, longestWait }: Sums, measure: Measure): number {
  switch (measure) {
    case "booked":
      return booked;
    case "no_shows":
      return noShows;
    case "revenue":
      return revenueMinor;
    case "waiting":
      return Math.ceil((longestWait ?? 0) / 60);
  }
}

/** Returns the totals by doctor, sorted by name. */
export function sumsByDoctor(rows: readonly ReportRow[]): { id: number; name: string; sums: Sums }[] {
  return [...Map.groupBy(rows, ({ doctor_id: id }) => id)]
    .map(([id, own]) => ({ id, name: own[0]?.doctor_name ?? "", sums: sumsOf(own) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
