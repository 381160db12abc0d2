import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { icsFeeds } from "./ics-feeds.ts";

let server: Server;
let address: string;
const body = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:x",
  "BEGIN:VEVENT",
  "UID:a",
  "DTSTART:20270302T090000Z",
  "DTEND:20270302T100000Z",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");
const endless = body.replace("UID:a", "UID:a\r\nRRULE:FREQ=SECONDLY");
const answers: Readonly<Record<string, RequestListener>> = {
  "/good.ics": (_request, answer) => void answer.end(body),
  "/moved.ics": (_request, answer) => void answer.writeHead(301, { location: "/good.ics" }).end(),
  "/around.ics": (_request, answer) => void answer.writeHead(302, { location: "/around.ics" }).end(),
  "/inside.ics": (_request, answer) =>
    void answer.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" }).end(),
  "/gone.ics": (_request, answer) => void answer.writeHead(404).end(),
  "/private.ics": (_request, answer) => void answer.writeHead(403).end(),
  "/busy.ics": (_request, answer) => void answer.writeHead(429).end(),
  "/broken.ics": (_request, answer) => void answer.writeHead(500).end(),
  "/empty.ics": (_request, answer) => void answer.writeHead(204).end(),
  "/cut.ics": (request) => void request.socket.destroy(),
  "/torn.ics": (_request, answer) => void answer.end("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nxxx"),
  "/silent.ics": () => {},
  "/slow.ics": (_request, answer) => void answer.write("BEGIN:VCALENDAR\r\n"),
  "/large.ics": (_request, answer) => void answer.end(body + "x".repeat(2 * 1024 * 1024)),
  "/page.ics": (_request, answer) => void answer.end("<!doctype html>"),
  "/endless.ics": (_request, answer) => void answer.end(endless),
};
beforeAll(async () => {
  server = createServer((request, answer) => answers[request.url ?? ""]?.(request, answer));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void (server.closeAllConnections(), server.close()));

const feeds = icsFeeds({ allowsLocal: true, patienceMs: 400, readingMs: 3_000 });
const span = {
  from: Date.parse("2027-03-01T00:00:00Z"),
  until: Date.parse("2027-04-01T00:00:00Z"),
  timeZone: "Europe/Lisbon",
};
const read = (path: string) => feeds.read({ url: `${address}${path}`, account: null }, span);

test("a calendar is read over HTTP and after a redirect", async () => {
  const busy = [
    { startTime: Date.parse("2027-03-02T09:00:00Z"), endTime: Date.parse("2027-03-02T10:00:00Z") },
  ];
  expect(await read("/good.ics")).toEqual({ busy });
  expect(await read("/moved.ics")).toEqual({ busy });
});

test.each([
  ["/around.ics", "too_many_redirects", "It leads on to too many other addresses."],
  ["/inside.ics", "not_public", "The address is not a public one with https."],
  ["/private.ics", "access_denied", "Its server answers 403."],
  ["/gone.ics", "not_found", "Its server answers 404."],
  ["/busy.ics", "server_error", "Its server answers 429."],
  ["/broken.ics", "server_error", "Its server answers 500."],
  ["/empty.ics", "unexpected_answer", "Its server answers 204."],
  ["/cut.ics", "connection_lost", "Its server cannot be reached."],
  ["/silent.ics", "timeout", "Its server takes too long to answer."],
  ["/slow.ics", "timeout", "Its server takes too long to answer."],
  ["/large.ics", "too_large", "It is larger than 2 MB."],
  ["/page.ics", "not_a_calendar", "It is no calendar (iCalendar)."],
  ["/torn.ics", "malformed", "It is no calendar that can be read (iCalendar)."],
])("whatever the server does is an outcome with a code: %s", async (path, code, failure) => {
  expect(await read(path)).toEqual({ failure, code });
});

test("a server that does not listen is unreachable, and one without TLS fails as such", async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  const reading = async (url: string) => await feeds.read({ url, account: null }, span);
  expect(await reading(`http://127.0.0.1:${port}/x.ics`)).toMatchObject({ code: "unreachable" });
  // Something that listens, but speaks no TLS.
  expect(await reading(`${address.replace("http:", "https:")}/good.ics`)).toMatchObject({
    code: "tls_failed",
  });
});

test("a file that is read too slowly is aborted, and the next one is read", async () => {
  const brief = icsFeeds({ allowsLocal: true, patienceMs: 400, readingMs: 20 });
  expect(await brief.read({ url: `${address}/endless.ics`, account: null }, span)).toEqual({
    failure: "It takes too long to read.",
    code: "too_many_events",
  });
  expect(await read("/good.ics")).toHaveProperty("busy");
});

test.each([
  "http://calendar.example/x.ics",
  "https://127.0.0.1/x.ics",
  "https://localhost/x.ics",
  "https://[::1]/x.ics",
  "https://user:word@calendar.example/x.ics",
  "file:///etc/passwd",
])("%s is not requested where addresses must be public", async (url) => {
  const strict = icsFeeds({ allowsLocal: false });
  expect(strict.canReach(url)).toBe(false);
  expect(await strict.read({ url, account: null }, span)).toEqual({
    failure: "The address is not a public one with https.",
    code: "not_public",
  });
});
