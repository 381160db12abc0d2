import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { BusyFeedFailureCode } from "@anteroom/domain/booking/busy-times";
import { publicLookup } from "../../platform/outgoing/public-addresses.ts";
import type { BusySource } from "../../ports/busy-calendars.ts";

/** Largest answer, in bytes; of CalDAV all answers of one reading together. */
const mostBytes = 2 * 1024 * 1024;
/** Calendars move to other addresses; each is checked like the first. */
const mostRedirects = 3;

/** Thrown where a calendar cannot be fetched, with the reason as a code and as an English text for engineers. */
export class Unreachable extends Error {
  readonly code: BusyFeedFailureCode;

  constructor(code: BusyFeedFailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Returns the error of a status that is no success. */
export function refusedBy({ status }: Pick<CalendarAnswer, "status">): Unreachable {
  return new Unreachable(codeOfStatus(status), `Its server answers ${status}.`);
}

function codeOfStatus(status: number): BusyFeedFailureCode {
  if (status === 401 || status === 403) return "access_denied";
  if (status === 404 || status === 410) return "not_found";
  return status === 429 || status >= 500 ? "server_error" : "unexpected_answer";
}

/** One request to a calendar's server. `depth` is that of WebDAV. */
export type CalendarRequest = {
  url: string;
  method: "GET" | "PROPFIND" | "REPORT";
  depth?: 0 | 1;
  body?: string;
};

/** The answer, and the URL that gave it after redirects. */
export type CalendarAnswer = { status: number; text: string; url: string };

type Options = {
  /** Whether an address may be asked. */
  canReach: (url: string) => boolean;
  /** Whether an address is on this machine and allowed there: it is resolved without the check for public ones. */
  isOpen: (url: string) => boolean;
  /** How long all requests together may take, in ms. */
  patienceMs: number;
};

/**
 * Returns a function that sends requests to a calendar's server, with its account if it has one, and follows up to three redirects to
 * addresses that may be asked. All requests share the time and 2 MB of answers; it throws `Unreachable` at a limit, else as Node's client.
 * User name and password go to the host they were entered for alone.
 */
export function calendarRequests(
  { url: entered, account }: BusySource,
  { canReach, isOpen, patienceMs }: Options,
): (request: CalendarRequest) => Promise<CalendarAnswer> {
  const until = performance.now() + patienceMs;
  const bytes = { left: mostBytes };
  return async ({ url: first, ...request }) => {
    let url = first;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (!canReach(url)) throw new Unreachable("not_public", "The address is not a public one with https.");
      const authorization = account && mayHaveAccount(entered, url) ? { authorization: basic(account) } : {};
      const answer = await send(url, request, {
        headers: authorization,
        isOpen: isOpen(url),
        patienceMs: until - performance.now(),
        bytes,
      });
      if (!("location" in answer)) return { ...answer, url };
      url = new URL(answer.location, url).href;
    }
    throw new Unreachable("too_many_redirects", "It leads on to too many other addresses.");
  };
}

/** Providers whose answers lead to other hosts of theirs, which take the same account. */
const providers = [".icloud.com"];

/** Whether the account entered for one address may be sent to another: to the same host and port, or within one of the known providers. */
function mayHaveAccount(entered: string, url: string): boolean {
  const [first, other] = [new URL(entered), new URL(url)];
  if (first.protocol !== other.protocol) return false;
  if (first.host === other.host) return true;
  return providers.some((name) => [first, other].every(({ host }) => host.endsWith(name)));
}

const basic = ({ userName, password }: NonNullable<BusySource["account"]>) =>
  `Basic ${Buffer.from(`${userName}:${password}`).toString("base64")}`;

type Sending = {
  headers: Readonly<Record<string, string>>;
  isOpen: boolean;
  patienceMs: number;
  bytes: { left: number };
};
type Answer = { status: number; text: string } | { location: string };

function send(
  url: string,
  { method, depth, body }: Omit<CalendarRequest, "url">,
  { headers: own, isOpen, patienceMs, bytes }: Sending,
): Promise<Answer> {
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  const headers = {
    accept: method === "GET" ? "text/calendar" : "application/xml, text/xml",
    "user-agent": "Anteroom-Calendars",
    ...(depth === undefined ? {} : { depth: String(depth) }),
    ...(body === undefined
      ? {}
      : {
          "content-type": "application/xml; charset=utf-8",
          "content-length": String(Buffer.byteLength(body)),
        }),
    ...own,
  };
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { method, headers, ...(isOpen ? {} : { lookup: publicLookup }) },
      (answer) => {
        readAnswer(answer, bytes).then(resolve, reject).finally(end);
      },
    );
    const timer = setTimeout(
      () => sending.destroy(new Unreachable("timeout", "Its server takes too long to answer.")),
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
    sending.end(body);
  });
}

async function readAnswer(answer: IncomingMessage, bytes: { left: number }): Promise<Answer> {
  const { statusCode: status = 0, headers } = answer;
  if (status >= 300 && status < 400 && headers.location) return { location: headers.location };
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes.left -= chunk.length;
    if (bytes.left < 0) throw new Unreachable("too_large", "It is larger than 2 MB.");
    chunks.push(chunk);
  }
  return { status, text: Buffer.concat(chunks).toString("utf8") };
}
