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

  test("the address of one calendar brings its busy times, repetitions and all", async () => {
    expect(await read(work)).toEqual(
      busy(["03-01T14:00", "03-01T15:00"], ["03-02T09:00", "03-02T10:00"], ["03-08T14:00", "03-08T15:00"]),
    );
  });

  test("the address of the server brings all calendars of the account that have events", async () => {
    const all = busy(
      ["03-01T14:00", "03-01T15:00"],
      ["03-02T09:00", "03-02T10:00"],
      ["03-03T18:00", "03-03T19:00"],
      ["03-08T14:00", "03-08T15:00"],
    );
    expect(await read(server.url)).toEqual(all);
    expect(await read(`${server.url}${server.userName}/`)).toEqual(all);
  });

  test("a calendar without events is no failure", async () => {
    expect(await read(await server.makeCalendar("empty"))).toEqual({ busy: [] });
  });

  test("a wrong password is told as such", async () => {
    const failure = "Its server does not accept this user name and password.";
    expect(await read(work, "wrong")).toEqual({ failure });
    expect(await read(server.url, "wrong")).toEqual({ failure });
    expect(await read(server.url, server.password, "nobody")).toEqual({ failure });
  });
});

describe("servers that lead elsewhere or say something else", () => {
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

  test("the password goes to the host it was entered for, and to no other", async () => {
    seen.length = 0;
    expect(await read("/moved/")).toHaveProperty("failure");
    expect(seen.some(({ authorization }) => authorization !== undefined)).toBe(true);
    const abroad = seen.filter(({ host }) => elsewhere.includes(host ?? "-"));
    expect(abroad.length).toBeGreaterThan(0);
    expect(abroad.every(({ authorization }) => authorization === undefined)).toBe(true);
  });

  test.each([
    ["/page/", "There is no CalDAV server at this address."],
    ["/nothing/", "There is no CalDAV server at this address."],
    ["/large/", "It is larger than 2 MB."],
  ])("what the server says is an outcome with a sentence: %s", async (path, failure) => {
    expect(await read(path)).toEqual({ failure });
  });

  test("an account is not sent to an address that must not be asked", async () => {
    const strict = icsFeeds({ allowsLocal: false });
    expect(await strict.read({ url: "http://calendar.example/", account }, span)).toEqual({
      failure: "The address is not a public one with https.",
    });
  });
});
