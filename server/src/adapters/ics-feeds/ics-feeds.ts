import { Worker } from "node:worker_threads";
import { connectionFailureOf } from "../../platform/outgoing/connection-failure.ts";
import { isLocalEndpoint, isPublicEndpoint } from "../../platform/outgoing/public-addresses.ts";
import type { BusyCalendars, BusyReading, BusySpan } from "../../ports/busy-calendars.ts";
import { readCalendarsOfAccount } from "./caldav.ts";
import { type CalendarAnswer, calendarRequests, refusedBy, Unreachable } from "./calendar-requests.ts";

type Options = {
  /** Development: the calendar may be on this machine. */
  allowsLocal: boolean;
  /** How long a server may take altogether, in ms. */
  patienceMs?: number;
  /** How long reading the files may take, in ms. */
  readingMs?: number;
};

/**
 * Reads busy times from iCalendar files and CalDAV accounts at public https URLs. The answers of one read have at most
 * 2 MB together, and a request follows up to three redirects. Parses in a worker with time and memory limits. `read`
 * never rejects: it returns failures.
 */
export function icsFeeds({ allowsLocal, patienceMs = 10_000, readingMs = 5_000 }: Options): BusyCalendars {
  const isOpen = (url: string) => allowsLocal && isLocalEndpoint(url);
  const canReach = (url: string) => isPublicEndpoint(url) || isOpen(url);
  return {
    canReach,
    read: async (source, span) => {
      const ask = calendarRequests(source, { canReach, isOpen, patienceMs });
      try {
        if (source.account) {
          const answers = await readCalendarsOfAccount(ask, source.url, span);
          return await readApart({ answers, span }, readingMs);
        }
        const { text } = found(await ask({ url: source.url, method: "GET" }));
        return await readApart({ text, span }, readingMs);
      } catch (error) {
        if (error instanceof Unreachable) return { failure: error.message, code: error.code };
        return { failure: "Its server cannot be reached.", code: connectionFailureOf(error) ?? "unknown" };
      }
    },
  };
}

function found(answer: CalendarAnswer): CalendarAnswer {
  if (answer.status !== 200) throw refusedBy(answer);
  return answer;
}

/** Input of the parsing worker: the text of one iCalendar file, or CalDAV answers (XML) that contain calendars. */
export type WorkerInput = { span: BusySpan } & ({ text: string } | { answers: readonly string[] });

/** In a thread that is ended when it takes too long or too much memory. */
function readApart(workerData: WorkerInput, readingMs: number): Promise<BusyReading> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("read-busy-worker.ts", import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    const done = (reading: BusyReading) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(reading);
    };
    const timer = setTimeout(
      () => done({ failure: "It takes too long to read.", code: "too_many_events" }),
      readingMs,
    );
    worker.once("message", (reading: BusyReading) => done(reading));
    worker.once("error", () => done({ failure: "It is too much to read.", code: "too_many_events" }));
  });
}
