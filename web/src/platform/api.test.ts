import { listDoctors } from "@anteroom/contract/appointment/find-doctor";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createApi } from "./api.ts";

let server: Server;
afterEach(() => {
  vi.unstubAllGlobals();
  server.close();
});

/** The API over a line that behaves like this. */
async function apiOver(line: RequestListener, hooks: Partial<Parameters<typeof createApi>[0]> = {}) {
  server = createServer(line).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  return createApi({
    baseUrl: `http://127.0.0.1:${port}`,
    credentials: () => ({}),
    onAnswer: () => undefined,
    ...hooks,
  });
}

/** As a browser has it, where the build leaves the schemas out (docs/decisions/0004). */
const { response: _, ...inBrowser } = listDoctors;

/** Asks for the doctors. */
const askOver = async (line: RequestListener) => (await apiOver(line)).call(listDoctors, { query: {} });

test.each<[string, RequestListener]>([
  [
    "an answer that breaks off in the middle",
    (_, answer) => {
      answer.writeHead(200, { "content-type": "application/json", "content-length": "500" });
      answer.write('{"data": {"collection": [', () => answer.destroy());
    },
  ],
  ["a line that is cut", (request) => request.socket.destroy()],
])("%s is lost: the device is offline, or the server was not reached", async (_, line) => {
  const api = await apiOver(line);
  for (const isOnline of [true, false]) {
    vi.stubGlobal("navigator", { onLine: isOnline });
    const failure = { code: isOnline ? "unreachable" : "offline" };
    for (const shape of [listDoctors, inBrowser])
      expect(await api.call(shape, { query: {} })).toEqual({ isOk: false, failure });
    expect(await api.ask("/doctors")).toEqual({ status: 0, body: failure });
  }
});

test.each([
  [500, "unreadable"],
  [501, "unreadable"],
  [502, "unreachable"],
  [503, "unreachable"],
  [504, "unreachable"],
  [505, "unreadable"],
])("a gateway's answer %i without a problem is %s", async (status, code) => {
  const broken = await askOver((_, answer) => answer.writeHead(status).end("<html>Bad gateway</html>"));
  expect(broken).toEqual({ isOk: false, failure: { code } });
});

test("a problem with the status 503 keeps its code, and a complete answer is read", async () => {
  const paused = await askOver((_, answer) => answer.writeHead(503).end('{"code": "unavailable"}'));
  expect(paused).toEqual({ isOk: false, failure: { code: "unavailable" } });
  server.close();
  const whole = await askOver((_, answer) => answer.end('{"data": {"collection": []}}'));
  expect(whole).toEqual({ isOk: true, data: { data: { collection: [] } } });
});

test("a call that its caller aborts rejects while the body arrives", async () => {
  const caller = new AbortController();
  const api = await apiOver(
    (_, answer) => void answer.writeHead(200, { "content-type": "application/json" }).write('{"data": {'),
    { onAnswer: () => void setTimeout(() => caller.abort(), 10) },
  );
  await expect(api.call(listDoctors, { query: {}, signal: caller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});

test("an expired guest right does not end a signed-in session", async () => {
  const claimed: string[] = [];
  const asGuest = { "x-guest-token": "old" };
  const asPatient = { "x-patient-token": "own" };
  const over = (line: RequestListener) =>
    apiOver(line, {
      credentials: (_, withGuest = true) => ({ ...asPatient, ...(withGuest ? asGuest : {}) }),
      onClaimed: (path) => claimed.push(path),
    });
  const refusesGuests: RequestListener = ({ headers }, answer) =>
    headers["x-guest-token"]
      ? answer.writeHead(401).end('{"code": "unauthenticated"}')
      : answer.end('{"data": {"collection": []}}');
  const api = await over(refusesGuests);
  expect((await api.call(listDoctors, { query: {} })).isOk).toBe(true);
  expect((await api.ask("/doctors")).status).toBe(200);
  expect(claimed).toEqual(["/doctors", "/doctors"]);
  server.close();
  const ended = await over((_, answer) => answer.writeHead(401).end('{"code": "unauthenticated"}'));
  expect((await ended.call(listDoctors, { query: {} })).isOk).toBe(false);
  expect(claimed, "the right may still hold").toHaveLength(2);
});
