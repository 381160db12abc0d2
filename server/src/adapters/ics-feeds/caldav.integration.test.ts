import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasRadicale, openRadicale, type Radicale } from "../../testing/radicale.ts";
import { icsFeeds } from "./ics-feeds.ts";

const feeds = icsFeeds({ allowsLocal: true, patienceMs: 10_000 });
const span = {
  from: Date.parse("2027-03-01T00:00:00Z"),
  until: Date.parse("2027-04-01T00:00:00Z"),
  timeZone: "Europe/Lisbon",
};
const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (uid: string, ...lines: string[]) =>
  calendar(
    "BEGIN:VEVENT",
    `UID:${uid}`,
    "DTSTAMP:20270101T000000Z",
    "SUMMARY:Ward & <rounds>",
    ...lines,
    "END:VEVENT",
  );
const busy = (...ranges: [string, string][]) => ({
  busy: ranges.map(([start, end]) => ({
    startTime: Date.parse(`2027-${start}:00Z`),
    endTime: Date.parse(`2027-${end}:00Z`),
  })),
});

describe.skipIf(!hasRadicale)("at a CalDAV server (skipped: radicale is not on this machine)", () => {
  let server: Radicale;
  let work: string;
  const read = (url: string, password = server.password, userName = server.userName) =>
    feeds.read({ url, account: { userName, password } }, span);
  beforeAll(async () => {
    server = await openRadicale();
    work = await server.makeCalendar("work");
    const home = await server.makeCalendar("home");
    await server.put(
      await server.makeCalendar("tasks", "VTODO"),
      "t",
      calendar("BEGIN:VTODO", "UID:t", "DTSTAMP:20270101T000000Z", "DUE:20270305T090000Z", "END:VTODO"),
    );
    await server.put(work, "a", event("a", "DTSTART:20270302T090000Z", "DTEND:20270302T100000Z"));
    await server.put(
      work,
      "b",
      event(
        "b",
        "DTSTART;TZID=Europe/Lisbon:20270104T140000",
        "DTEND;TZID=Europe/Lisbon:20270104T150000",
        "RRULE:FREQ=WEEKLY;COUNT=10",
      ),
    );
    await server.put(work, "c", event("c", "DTSTART:20280302T090000Z", "DTEND:20280302T100000Z"));
    await server.put(home, "d", event("d", "DTSTART:20270303T180000Z", "DTEND:20270303T190000Z"));
    await server.put(
      home,
      "e",
      event("e", "DTSTART:20270304T180000Z", "DTEND:20270304T190000Z", "TRANSP:TRANSPARENT"),
    );
  }, 60_000);
  afterAll(() => server.close());

  test("a calendar's address returns its busy times including recurrences", async () => {
    expect(await read(work)).toEqual(
      busy(["03-01T14:00", "03-01T15:00"], ["03-02T09:00", "03-02T10:00"], ["03-08T14:00", "03-08T15:00"]),
    );
  });

  test("the server's address returns every calendar of the account that has events", async () => {
    const all = busy(
      ["03-01T14:00", "03-01T15:00"],
      ["03-02T09:00", "03-02T10:00"],
      ["03-03T18:00", "03-03T19:00"],
      ["03-08T14:00", "03-08T15:00"],
    );
    expect(await read(server.url)).toEqual(all);
    expect(await read(`${server.url}${server.userName}/`)).toEqual(all);
  });

  test("a calendar without events is not an error", async () => {
    expect(await read(await server.makeCalendar("empty"))).toEqual({ busy: [] });
  });

  test("a wrong password is reported as such", async () => {
    const refused = {
      failure: "Its server does not accept this user name and password.",
      code: "wrong_credentials",
    };
    expect(await read(work, "wrong")).toEqual(refused);
    expect(await read(server.url, "wrong")).toEqual(refused);
    expect(await read(server.url, server.password, "nobody")).toEqual(refused);
  });
});

/** An answer of WebDAV: an address and its properties, and so on. */
const multistatus = (...resources: string[]) => {
  const responses = resources.flatMap((href, index) =>
    index % 2 === 0
      ? `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${resources[index + 1]}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
      : [],
  );
  return `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${responses.join("")}</d:multistatus>`;
};
const manyCalendars = Array.from({ length: 21 }, (_, index) => [
  `/many/home/${index}/`,
  "<d:resourcetype><d:collection/><c:calendar/></d:resourcetype>",
]).flat();

describe("servers that redirect or answer unexpectedly", () => {
  let first: Server;
  let other: Server;
  let elsewhere: string;
  const seen: { host: string | undefined; authorization: string | undefined }[] = [];
  const note: RequestListener = ({ headers: { host, authorization } }) =>
    void seen.push({ host, authorization });
  const listen = async (answers: RequestListener) => {
    const server = createServer((request, answer) => (note(request, answer), answers(request, answer)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return { server, port: (server.address() as AddressInfo).port };
  };
  let address: string;
  beforeAll(async () => {
    const stranger = await listen((_request, answer) => void answer.writeHead(401).end());
    other = stranger.server;
    elsewhere = `http://127.0.0.1:${stranger.port}/`;
    const own = await listen(({ url }, answer) => {
      if (url === "/moved/") answer.writeHead(301, { location: elsewhere }).end();
      else if (url === "/page/") answer.writeHead(207).end("<!doctype html><title>Sign in</title>");
      else if (url === "/broken/") answer.writeHead(500).end();
      else if (url === "/large/") answer.writeHead(207).end("x".repeat(2 * 1024 * 1024 + 1));
      else if (url === "/none/" || url === "/many/")
        answer
          .writeHead(207)
          .end(multistatus(url, `<c:calendar-home-set><d:href>${url}home/</d:href></c:calendar-home-set>`));
      else if (url === "/none/home/") answer.writeHead(207).end(multistatus());
      else if (url === "/many/home/") answer.writeHead(207).end(multistatus(...manyCalendars));
      else answer.writeHead(404).end();
    });
    first = own.server;
    address = `http://127.0.0.1:${own.port}`;
  });
  afterAll(() => {
    for (const server of [first, other]) {
      server.closeAllConnections();
      server.close();
    }
  });
  const account = { userName: "helena", password: "app-word-1" };
  const read = (path: string) => feeds.read({ url: `${address}${path}`, account }, span);

  test("the password is sent to the configured host only", async () => {
    seen.length = 0;
    expect(await read("/moved/")).toHaveProperty("failure");
    expect(seen.some(({ authorization }) => authorization !== undefined)).toBe(true);
    const abroad = seen.filter(({ host }) => elsewhere.includes(host ?? "-"));
    expect(abroad.length).toBeGreaterThan(0);
    expect(abroad.every(({ authorization }) => authorization === undefined)).toBe(true);
  });

  test.each([
    ["/page/", "no_caldav_server", "There is no CalDAV server at this address."],
    ["/nothing/", "no_caldav_server", "There is no CalDAV server at this address."],
    ["/large/", "too_large", "It is larger than 2 MB."],
    ["/none/", "no_calendars", "The account has no calendar with events."],
    ["/many/", "too_many_calendars", "The account has more calendars than are read."],
  ])("what the server says is an outcome with a code: %s", async (path, code, failure) => {
    expect(await read(path)).toEqual({ failure, code });
  });

  test("an account is not sent to a forbidden address", async () => {
    const strict = icsFeeds({ allowsLocal: false });
    expect(await strict.read({ url: "http://calendar.example/", account }, span)).toEqual({
      failure: "The address is not a public one with https.",
      code: "not_public",
    });
  });
});
