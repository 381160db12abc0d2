import { realtimeRules } from "@anteroom/domain/shared/constants";
import * as z from "zod/mini";

const maxReports = 1_000;

const Report = z.object({
  session: z.int(),
  bundle: z.int(),
  key: z.string().check(z.maxLength(100)),
  version: z.string().check(z.maxLength(40)),
  cluster: z.optional(z.string().check(z.maxLength(40))),
  features: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
  timeline: z
    .array(
      z.object({
        timestamp: z.number(),
        transport: z.optional(z.string().check(z.maxLength(40))),
        state: z.optional(z.string().check(z.maxLength(40))),
      }),
    )
    .check(z.maxLength(realtimeRules.timelineEvents)),
});
type Report = z.infer<typeof Report>;

/** Connection statistics of browsers: how often each transport reached each state, in recent reports. */
export type Statistics = {
  reports: number;
  sessions: number;
  events: number;
  transports: Record<string, Record<string, number>>;
};

/**
 * Collects the last 1,000 usage statistics of pusher-js ("timeline") in memory. They identify a connection, not a
 * person.
 */
export function createTimeline() {
  const reports: Report[] = [];
  return {
    /** Stores a report, whose fields are JSON in base64. Returns false when it is invalid. */
    take(query: Readonly<Record<string, unknown>>): boolean {
      const fields = Object.entries(query).map(([name, value]) => [name, decode(value)]);
      const report = Report.safeParse(Object.fromEntries(fields));
      if (!report.success) return false;
      reports.push(report.data);
      if (reports.length > maxReports) reports.shift();
      return true;
    },
    statistics: (key: string): Statistics => summarise(reports.filter((one) => one.key === key)),
  };
}

function summarise(reports: readonly Report[]): Statistics {
  const transports: Statistics["transports"] = Object.create(null); // names come from browsers
  for (const { transport, state } of reports.flatMap(({ timeline }) => timeline)) {
    if (transport === undefined || state === undefined) continue;
    const states = (transports[transport] ??= Object.create(null) as Record<string, number>);
    states[state] = (states[state] ?? 0) + 1;
  }
  return {
    reports: reports.length,
    sessions: new Set(reports.map(({ session }) => session)).size,
    events: reports.reduce((sum, { timeline }) => sum + timeline.length, 0),
    transports,
  };
}

/** Objects and lists travel as JSON, all else as it reads. */
function decode(value: unknown): unknown {
  const text = Buffer.from(String(value), "base64").toString();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
