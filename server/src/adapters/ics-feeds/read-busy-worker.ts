import { parentPort, workerData } from "node:worker_threads";
import type { BusyReading, BusySpan } from "../../ports/busy-calendars.ts";
import { readBusy, UnreadableCalendar } from "./read-busy.ts";

/** A file to be read apart from requests: what somebody else wrote may take any time to read. */
const { text, span } = workerData as { text: string; span: BusySpan };

parentPort?.postMessage(read());

function read(): BusyReading {
  try {
    return { busy: readBusy(text, span) };
  } catch (error) {
    if (error instanceof UnreadableCalendar) return { failure: error.message };
    return { failure: "It is no calendar that can be read (iCalendar)." };
  }
}
