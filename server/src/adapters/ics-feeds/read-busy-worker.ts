import { parentPort, workerData } from "node:worker_threads";
import type { BusyReading } from "../../ports/busy-calendars.ts";
import type { WorkerInput } from "./ics-feeds.ts";
import { readMultistatus } from "./multistatus.ts";
import { readBusy, UnreadableCalendar } from "./read-busy.ts";

/** Files to be read apart from requests: what somebody else wrote may take any time to read. */
const input = workerData as WorkerInput;

parentPort?.postMessage(read());

function read(): BusyReading {
  try {
    const text = "text" in input ? input.text : eventsIn(input.answers);
    return { busy: text === null ? [] : readBusy(text, input.span) };
  } catch (error) {
    if (error instanceof UnreadableCalendar) return { failure: error.message, code: error.code };
    return { failure: "It is no calendar that can be read (iCalendar).", code: "malformed" };
  }
}

/** All calendars in these answers of CalDAV, one after the other; null for none. Throws where a server kept some back. */
function eventsIn(answers: readonly string[]): string | null {
  const resources = answers.flatMap((answer) => readMultistatus(answer));
  // RFC 4791, 7.8: of the address itself, where there are more than the server sends.
  if (resources.some(({ status }) => status === 507))
    throw new UnreadableCalendar("too_many_events", "It has more events than its server sends.");
  const files = resources.flatMap(({ calendarData }) => calendarData ?? []);
  return files.length === 0 ? null : files.join("\r\n");
}
