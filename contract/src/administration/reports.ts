import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Day, Id } from "../values.ts";

/** The most days of one report. */
export const longestReportDays = 366;

const Span = z.strictObject({ from: Day, to: Day });

/** The totals of a doctor's appointments on one day. Amounts are in minor units of the clinic's currency. */
export const ReportRow = z.object({
  /** On the clinic's calendar: when the appointments begin. */
  day: Day,
  doctor_id: Id,
  doctor_name: z.string(),
  /** All that were booked, whatever became of them. */
  booked: z.int(),
  finished: z.int(),
  canceled: z.int(),
  declined: z.int(),
  no_shows: z.int(),
  /** Payments received, without disputed ones; and payments refunded. */
  revenue_minor: z.int(),
  refunded_minor: z.int(),
  /**
   * How many patients the doctor met in the waiting room, and how long they waited after the appointment's start,
   * in seconds.
   */
  met: z.int(),
  waited_median_s: z.nullable(z.int()),
  waited_longest_s: z.nullable(z.int()),
});
export type ReportRow = z.infer<typeof ReportRow>;

const what =
  "One row for each day and doctor with appointments: bookings, no-shows, revenue, waiting times. It names no patient. At most 366 days; the last one is included.";

/** Reading is audited. */
export const clinicReport = endpoint({
  method: "GET",
  path: "/clinic/reports/appointments",
  summary: "Returns bookings, no-shows, revenue and waiting times by day and doctor",
  description: what,
  caller: "clinic",
  scope: "reports:read",
  query: Span,
  response: z.object({ data: z.object({ collection: z.array(ReportRow), currency: z.string() }) }),
});

/** Reading is audited. */
export const clinicReportFile = endpoint({
  method: "GET",
  path: "/clinic/reports/appointments.csv",
  summary: "Returns the same report as a CSV file (RFC 4180, UTF-8)",
  description: `${what} A text that a spreadsheet would run as a formula has an apostrophe before it.`,
  caller: "clinic",
  scope: "reports:read",
  query: Span,
});
