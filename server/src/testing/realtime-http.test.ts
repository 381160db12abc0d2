import http from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { subscribeTo, nextEvent, openBrowser, type TestBrowser } from "./realtime-browser.ts";
import { startRealtimeServer, testKeys, type RealtimeServer } from "./realtime-server.ts";

// The fallbacks by hand; that a real browser speaks them the same way is shown in e2e/realtime.spec.ts.
let server: RealtimeServer;
beforeAll(async () => void (server = await startRealtimeServer({ graceMs: 100, heartbeatMs: 60_000 })));
afterAll(() => server.stop());

type Frame = string | [number, string] | Record<string, unknown>[];
type Lines = { status: number; next(): Promise<Frame>; finished: Promise<string>; abort(): void };

/** One request of a session; its answer is read line by line, as it comes. */
function post(session: string, kind: string, body?: unknown): Promise<Lines> {
  return new Promise((resolve, reject) => {
    const path = `/pusher/app/${testKeys.key}/1/${session}/${kind}?protocol=7&t=1&n=1`;
    const request = http.request({
      port: server.port,
      host: "127.0.0.1",
      method: "POST",
      path,
      headers: { "content-type": "application/json" },
    });
    request.once("error", reject);
    request.once("response", (response) => resolve(readLines(request, response)));
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function readLines(request: http.ClientRequest, response: http.IncomingMessage): Lines {
  let text = "";
  let read = 0;
  let wake = () => {};
  response.setEncoding("utf8");
  response.on("error", () => {}); // aborted by the test
  response.on("data", (chunk: string) => {
    text += chunk;
    wake();
  });
  const next = async (): Promise<Frame> => {
    for (;;) {
      const end = text.indexOf("\n", read);
      if (end === -1) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      const line = text.slice(read, end);
      read = end + 1;
      if (!line.startsWith("hh")) return parseFrame(line);
    }
  };
  return {
    status: response.statusCode ?? 0,
    next,
    finished: new Promise((resolve) => response.on("close", () => resolve(text))),
    abort: () => request.destroy(),
  };
}

function parseFrame(line: string): Frame {
  if (line.startsWith("c")) return JSON.parse(line.slice(1)) as [number, string];
  if (!line.startsWith("a")) return line;
  const messages = JSON.parse(line.slice(1)) as string[];
  return messages.map((message) => JSON.parse(message) as Record<string, unknown>);
}

const subscribe = (session: string, channel: string, pass: object = {}) =>
  post(session, "xhr_send", [JSON.stringify({ event: "pusher:subscribe", data: { channel, ...pass } })]);

test("an open request streams events where WebSocket is unavailable", { tags: ["S7.TP.03"] }, async () => {
  const stream = await post("streams", "xhr_streaming");
  expect(await stream.next()).toBe("o{}");
  expect(await stream.next()).toMatchObject([{ event: "pusher:connection_established" }]);
  expect((await subscribe("streams", "news")).status).toBe(204);
  expect(await stream.next()).toMatchObject([{ event: "pusher_internal:subscription_succeeded" }]);
  await server.realtime.publish(["news"], "changed", { id: 1 });
  expect(await stream.next()).toEqual([{ event: "changed", channel: "news", data: '{"id":1}' }]);
  stream.abort();
});

test("events between two polls are in the next one", { tags: ["S7.TP.03"] }, async () => {
  const first = await post("polls", "xhr");
  expect(await first.finished).toContain("connection_established");
  await subscribe("polls", "news");
  const second = await post("polls", "xhr");
  expect(await second.finished).toContain("subscription_succeeded");

  await server.realtime.publish(["news"], "changed", 1);
  await server.realtime.publish(["news"], "changed", 2);
  const third = await post("polls", "xhr");
  expect(await third.next()).toMatchObject([{ data: "1" }, { data: "2" }]);

  const fourth = post("polls", "xhr");
  await server.realtime.publish(["news"], "changed", 3);
  expect(await (await fourth).next()).toMatchObject([{ data: "3" }]);
});

test("a long stream ends, and the next one continues without a gap", { tags: ["S7.TP.03"] }, async () => {
  const first = await post("long", "xhr_streaming");
  await first.next();
  await first.next();
  await subscribe("long", "news");
  await first.next();
  const text = "x".repeat(9_000);
  for (let n = 1; n <= 40; n++) {
    await server.realtime.publish(["news"], "changed", { n, text });
    await new Promise(setImmediate);
  }
  const before = await first.finished;
  expect(before.length).toBeGreaterThan(256 * 1024); // from there on pusher-js opens the next
  const second = await post("long", "xhr_streaming");
  const rest = JSON.stringify(await second.next());
  const seen = [...(before + rest).matchAll(/n\\+":(\d+)/g)].map(([, n]) => Number(n));
  expect(seen).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  second.abort();
});

test.each(["xhr_streaming", "xhr"])(
  "a connection over %s ends with its session and receives nothing more",
  { tags: ["S7.TP.03"] },
  async (kind) => {
    const { realtime } = server;
    const session = `ends-${kind}`;
    const stream = await post(session, kind);
    const greeting =
      kind === "xhr" ? await stream.finished : JSON.stringify([await stream.next(), await stream.next()]);
    /** A poll's answer begins with what it is waiting for. */
    const again = () => (kind === "xhr" ? post(session, kind) : stream);
    const socketId = /\d+\.\d+/.exec(greeting)?.[0] ?? "";
    await realtime.bind(socketId, "a session");
    const pass = realtime.authorize(socketId, "private-patient-1");
    expect((await subscribe(session, "private-patient-1", pass)).status).toBe(204);
    expect(await (await again()).next()).toMatchObject([{ event: "pusher_internal:subscription_succeeded" }]);
    await realtime.endConnections("another session");
    await realtime.publish(["private-patient-1"], "changed", 1);
    expect(await (await again()).next()).toMatchObject([{ event: "changed", data: "1" }]);
    await realtime.endConnections("a session");
    await realtime.publish(["private-patient-1"], "changed", 2);
    const last = await again();
    expect(await last.next()).toEqual([4009, "Connection ended by the server"]);
    expect(await last.finished).not.toContain('"data":"2"');
  },
);

test("a client that stops polling is soon removed", { tags: ["S7.TP.06"] }, async () => {
  const watcher = openBrowser(server, (socketId, channel) =>
    server.realtime.authorize(socketId, channel, { id: "doctor" }),
  );
  const room = await subscribeTo(watcher, "presence-visit-1");
  const added = nextEvent(room, "pusher:member_added");
  const removed = nextEvent(room, "pusher:member_removed");
  const stream = await post("leaves", "xhr_streaming");
  await stream.next();
  const socketId = /\d+\.\d+/.exec(JSON.stringify(await stream.next()))?.[0] ?? "";
  await subscribe(
    "leaves",
    "presence-visit-1",
    server.realtime.authorize(socketId, "presence-visit-1", { id: "patient" }),
  );
  expect(await added).toMatchObject({ id: "patient" });
  stream.abort();
  expect(await removed).toMatchObject({ id: "patient" });
  watcher.disconnect();
});

test(
  "with production timeouts a lost client is noticed within two seconds, over HTTP within ten",
  { tags: ["S7.TP.06"] },
  async () => {
    const real = await startRealtimeServer();
    const as = (id: string) => (socketId: string, channel: string) =>
      real.realtime.authorize(socketId, channel, { id });
    const watcher = openBrowser(real, as("doctor"));
    const room = await subscribeTo(watcher, "presence-visit-1");
    const seconds = async (leaver: TestBrowser) => {
      await subscribeTo(leaver, "presence-visit-1");
      const removed = nextEvent(room, "pusher:member_removed");
      const began = performance.now();
      leaver.disconnect();
      await removed;
      return (performance.now() - began) / 1000;
    };
    expect(await seconds(openBrowser(real, as("ana")))).toBeLessThan(2);
    const overHttp = { httpHost: "127.0.0.1", httpPort: real.port, httpPath: "/pusher" };
    const enabledTransports: ["xhr_streaming"] = ["xhr_streaming"];
    expect(await seconds(openBrowser(real, as("rui"), { ...overHttp, enabledTransports }))).toBeLessThan(10);
    watcher.disconnect();
    await real.stop();
  },
);

test("a private channel requires a signature over HTTP too", { tags: ["S7.TP.05"] }, async () => {
  const stream = await post("stranger", "xhr_streaming");
  await stream.next();
  await stream.next();
  await subscribe("stranger", "private-patient-1", { auth: "x" });
  expect(await stream.next()).toMatchObject([{ event: "pusher:subscription_error" }]);
  stream.abort();
});

test(
  "an unknown session cannot send, and a wrong key is refused with a reason",
  { tags: ["S7.TP.03"] },
  async () => {
    expect((await subscribe("nobody", "news")).status).toBe(404);
    const path = "/pusher/app/another/1/abc/xhr?protocol=7";
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { method: "POST" });
    expect(await answer.text()).toContain("c[4001,");
  },
);

test("the server stops at once despite open requests", { tags: ["S7.TP.03"] }, async () => {
  const other = await startRealtimeServer();
  const answer = await fetch(
    `http://127.0.0.1:${other.port}/pusher/app/${testKeys.key}/1/a/xhr_streaming?protocol=7`,
    { method: "POST" },
  );
  const text = answer.text();
  await other.stop();
  expect(await text).toContain("c[1001,");
});
