import type { BusySpan } from "../../ports/busy-calendars.ts";
import { type CalendarAnswer, type CalendarRequest, refusedBy, Unreachable } from "./calendar-requests.ts";
import { type DavResource, NoMultistatus, readMultistatus } from "./multistatus.ts";

type Ask = (request: CalendarRequest) => Promise<CalendarAnswer>;

/** Most calendars of an account; above it the account is refused, since some of its busy times would be missing. */
const mostCalendars = 20;

const noServer = "There is no CalDAV server at this address.";
const find = (...properties: string[]) =>
  `<?xml version="1.0" encoding="utf-8"?><d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop>${properties.map((name) => `<${name}/>`).join("")}</d:prop></d:propfind>`;
const findStart = find("d:resourcetype", "d:current-user-principal", "c:calendar-home-set");
const findCalendars = find("d:resourcetype", "c:supported-calendar-component-set");

/**
 * Returns the answers of a CalDAV server (RFC 4791) with all events that overlap the span: of the calendar at `url`, or of all calendars of
 * the account where `url` is that of the server (RFC 6764 and 5397), at most 20. They are unread text (`readMultistatus`). Throws
 * `Unreachable`.
 */
export async function readCalendarsOfAccount(ask: Ask, url: string, span: BusySpan): Promise<string[]> {
  const calendars = await findCalendarsOf(ask, url);
  if (calendars.length === 0)
    throw new Unreachable("no_calendars", "The account has no calendar with events.");
  if (calendars.length > mostCalendars)
    throw new Unreachable("too_many_calendars", "The account has more calendars than are read.");
  const answers: string[] = [];
  for (const calendar of calendars) {
    const answer = await ask({ url: calendar, method: "REPORT", depth: 1, body: queryOf(span) });
    answers.push(accepted(answer).text);
  }
  return answers;
}

const utc = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, "");

const queryOf = ({ from, until }: BusySpan) =>
  `<?xml version="1.0" encoding="utf-8"?><c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${utc(from)}" end="${utc(until)}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`;

/** From the address to the addresses of the calendars: the calendar itself, or principal, home and what lies in it. */
async function findCalendarsOf(ask: Ask, url: string): Promise<string[]> {
  const start = await findStartOf(ask, url);
  if (start.resource.isCalendar) return [start.url];
  const home = start.resource.calendarHome
    ? new URL(start.resource.calendarHome, start.url).href
    : await findHome(ask, start);
  const answer = accepted(await ask({ url: home, method: "PROPFIND", depth: 1, body: findCalendars }));
  return resourcesOf(answer)
    .filter(({ isCalendar, takesEvents }) => isCalendar && takesEvents !== false)
    .map(({ href }) => new URL(href, answer.url).href);
}

type Found = { resource: DavResource; url: string };

/** The address as it was entered, or the one that its host names for CalDAV. */
async function findStartOf(ask: Ask, url: string): Promise<Found> {
  const given = await ask({ url, method: "PROPFIND", depth: 0, body: findStart });
  const first = given.status === 207 ? startIn(given) : null;
  if (first) return first;
  refuseAccount(given);
  const wellKnown = new URL("/.well-known/caldav", url).href;
  const named = startIn(
    accepted(await ask({ url: wellKnown, method: "PROPFIND", depth: 0, body: findStart })),
  );
  if (!named) throw new Unreachable("no_caldav_server", noServer);
  return named;
}

function startIn(answer: CalendarAnswer): Found | null {
  const [resource] = resourcesOf(answer);
  const leadsOn = resource?.isCalendar || resource?.calendarHome || resource?.principal;
  return resource && leadsOn ? { resource, url: answer.url } : null;
}

async function findHome(ask: Ask, { resource, url }: Found): Promise<string> {
  const principal = new URL(resource.principal ?? "", url).href;
  const answer = accepted(await ask({ url: principal, method: "PROPFIND", depth: 0, body: findStart }));
  const home = resourcesOf(answer)[0]?.calendarHome;
  if (!home) throw new Unreachable("no_calendars", "The account has no calendar with events.");
  return new URL(home, answer.url).href;
}

function refuseAccount({ status }: CalendarAnswer): void {
  if (status === 401 || status === 403)
    throw new Unreachable("wrong_credentials", "Its server does not accept this user name and password.");
}

function accepted(answer: CalendarAnswer): CalendarAnswer {
  refuseAccount(answer);
  if ([200, 404, 405, 501].includes(answer.status)) throw new Unreachable("no_caldav_server", noServer);
  if (answer.status !== 207) throw refusedBy(answer);
  return answer;
}

function resourcesOf({ text }: CalendarAnswer): DavResource[] {
  try {
    return readMultistatus(text);
  } catch (error) {
    if (error instanceof NoMultistatus) throw new Unreachable("no_caldav_server", noServer);
    throw error;
  }
}
