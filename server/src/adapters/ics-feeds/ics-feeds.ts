import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { Worker } from "node:worker_threads";
import { isLocalEndpoint, isPublicEndpoint, publicLookup } from "../../platform/outgoing/public-addresses.ts";
import type { BusyCalendars, BusyReading, BusySpan } from "../../ports/busy-calendars.ts";

type Options = {
  /** Development: the calendar may be on this machine. */
  allowsLocal: boolean;
  /** How long a server may take altogether, in ms. */
  patienceMs?: number;
  /** How long reading a file may take, in ms. */
  readingMs?: number;
};

/** The largest file that is read, in bytes. */
const mostBytes = 2 * 1024 * 1024;
/** Calendars move to other addresses; each is checked like the first. */
const mostRedirects = 3;

/** Why a file cannot be had, for a person. */
class Unreachable extends Error {}

/**
 * Reads iCalendar files of at most 2 MB over HTTP, through up to three redirects to public https addresses. Parses
 * them in a worker with time and memory limits. `read` never rejects: a failure is a sentence for a person.
 */
export function icsFeeds({ allowsLocal, patienceMs = 10_000, readingMs = 5_000 }: Options): BusyCalendars {
  const isOpen = (url: string) => allowsLocal && isLocalEndpoint(url);
  const canReach = (url: string) => isPublicEndpoint(url) || isOpen(url);
  return {
    canReach,
    read: async (address, span) => {
      const until = performance.now() + patienceMs;
      try {
        let url = address;
        for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
          if (!canReach(url)) return { failure: "The address is not a public one with https." };
          const answer = await ask(url, { isOpen: isOpen(url), patienceMs: until - performance.now() });
          if ("text" in answer) return await readApart(answer.text, span, readingMs);
          url = new URL(answer.location, url).href;
        }
        return { failure: "It leads on to too many other addresses." };
      } catch (error) {
        return { failure: error instanceof Unreachable ? error.message : "Its server cannot be reached." };
      }
    },
  };
}

type Asking = { isOpen: boolean; patienceMs: number };
type Answer = { text: string } | { location: string };

function ask(url: string, { isOpen, patienceMs }: Asking): Promise<Answer> {
  const send = url.startsWith("https:") ? requestHttps : requestHttp;
  const headers = { accept: "text/calendar", "user-agent": "Anteroom-Calendars" };
  return new Promise((resolve, reject) => {
    const sending = send(url, { headers, ...(isOpen ? {} : { lookup: publicLookup }) }, (answer) => {
      readAnswer(answer).then(resolve, reject).finally(end);
    });
    const timer = setTimeout(
      () => sending.destroy(new Unreachable("Its server takes too long to answer.")),
      Math.max(1, patienceMs),
    );
    const end = () => {
      clearTimeout(timer);
      sending.destroy();
    };
    sending.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    sending.end();
  });
}

async function readAnswer(answer: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = answer;
  if (status >= 300 && status < 400 && headers.location) return { location: headers.location };
  if (status !== 200) throw new Unreachable(`Its server answers ${status}.`);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Unreachable("It is larger than 2 MB.");
    chunks.push(chunk);
  }
  return { text: Buffer.concat(chunks).toString("utf8") };
}

/** In a thread that is ended when it takes too long or too much memory. */
function readApart(text: string, span: BusySpan, readingMs: number): Promise<BusyReading> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("read-busy-worker.ts", import.meta.url), {
      workerData: { text, span },
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    const done = (reading: BusyReading) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(reading);
    };
    const timer = setTimeout(() => done({ failure: "It takes too long to read." }), readingMs);
    worker.once("message", (reading: BusyReading) => done(reading));
    worker.once("error", () => done({ failure: "It is too much to read." }));
  });
}
