import { once } from "node:events";
import http from "node:http";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { subscribeTo, nextEvent, openBrowser } from "./realtime-browser.ts";
import { startRealtimeServer, testKeys, type RealtimeServer } from "./realtime-server.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function start(options: Parameters<typeof startRealtimeServer>[0]): Promise<RealtimeServer> {
  const server = await startRealtimeServer(options);
  undo.push(() => server.stop());
  return server;
}

function connect({ port }: RealtimeServer, headers: Record<string, string> = {}, key = testKeys.key) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/pusher/app/${key}?protocol=7`, { headers });
  undo.push(() => socket.terminate());
  return socket;
}

/** "open", or the reason why it is not. */
async function outcome(socket: WebSocket): Promise<string> {
  const refused = once(socket, "error").then(([error]) => String(error));
  const reported = once(socket, "message").then(([message]) => {
    const { event, data } = JSON.parse(String(message));
    return event === "pusher:error" ? `error ${data.code}` : "open";
  });
  return Promise.race([refused, reported]);
}

const closeCode = async (socket: WebSocket) => (await once(socket, "close"))[0] as unknown;

/** One request of an HTTP fallback, answered with its status. */
async function poll({ port }: RealtimeServer, origin: string, key = testKeys.key): Promise<number> {
  const path = `/pusher/app/${key}/1/${Math.random().toString(36).slice(2)}/xhr?protocol=7`;
  const request = http.request({ port, host: "127.0.0.1", method: "POST", path, headers: { origin } }).end();
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  request.destroy();
  return response.statusCode ?? 0;
}

const other = { key: "another-program", secret: "a secret of a program" };
const clinicsOnly = async (origin: string | undefined) =>
  origin === undefined || origin === "https://clinic.example" ? { clinicId: 1 } : null;

test("a page of a foreign origin cannot connect to our application over any transport", async () => {
  const server = await start({ admitOrigin: clinicsOnly, otherApps: [other] });
  for (const origin of ["https://evil.example", "null"]) {
    expect(await outcome(connect(server, { origin }))).toContain("403");
    expect(await poll(server, origin)).toBe(403);
  }
  expect(await outcome(connect(server, { origin: "https://clinic.example" }))).toBe("open");
  expect(await poll(server, "https://clinic.example")).toBe(200);
});

test("a program without an origin connects, and another application accepts every origin", async () => {
  const server = await start({ admitOrigin: clinicsOnly, otherApps: [other] });
  expect(await outcome(connect(server))).toBe("open");
  expect(await outcome(connect(server, { origin: "https://evil.example" }, other.key))).toBe("open");
  expect(await poll(server, "https://evil.example", other.key)).toBe(200);
});

test("a browser is told to retry while clinics cannot be looked up", async () => {
  const server = await start({ admitOrigin: () => Promise.reject(new Error("the database is away")) });
  expect(await outcome(connect(server, { origin: "https://clinic.example" }))).toContain("503");
});

test("connections over an address's limit are refused with 4100, on which pusher-js retries", async () => {
  const server = await start({ connectionLimits: { perAddress: 2, perClinic: Infinity } });
  const first = connect(server);
  expect(await outcome(first)).toBe("open");
  expect(await outcome(connect(server))).toBe("open");
  const third = connect(server);
  const closed = closeCode(third);
  expect(await outcome(third)).toBe("error 4100");
  expect(await closed).toBe(4100);
  const browser = openBrowser(server);
  undo.push(() => browser.disconnect());
  await nextEvent(browser.connection, "error");
  first.close();
  await nextEvent(browser.connection, "connected");
});

test("a forwarded address counts only from a trusted proxy", async () => {
  const limits = { perAddress: 1, perClinic: Infinity };
  const proxied = await start({ connectionLimits: limits, trustedProxies: "127.0.0.1" });
  expect(await outcome(connect(proxied, { "x-forwarded-for": "203.0.113.1" }))).toBe("open");
  expect(await outcome(connect(proxied, { "x-forwarded-for": "203.0.113.2" }))).toBe("open");
  expect(await outcome(connect(proxied, { "x-forwarded-for": "203.0.113.2" }))).toBe("error 4100");
  const direct = await start({ connectionLimits: limits });
  expect(await outcome(connect(direct, { "x-forwarded-for": "203.0.113.1" }))).toBe("open");
  expect(await outcome(connect(direct, { "x-forwarded-for": "203.0.113.2" }))).toBe("error 4100");
});

test("an anonymous connection is evicted at the clinic's limit, and a patient in a call is not", async () => {
  const server = await start({
    admitOrigin: async () => ({ clinicId: 1 }),
    connectionLimits: { perAddress: Infinity, perClinic: 2, provingMs: 0 },
  });
  const patient = openBrowser(server, (socketId, channel) =>
    server.realtime.authorize(socketId, channel, { id: "patient" }),
  );
  undo.push(() => patient.disconnect());
  await subscribeTo(patient, "presence-call-1");
  const stranger = connect(server);
  expect(await outcome(stranger)).toBe("open");
  const thrownOut = closeCode(stranger);
  const doctor = openBrowser(server, (socketId, channel) =>
    server.realtime.authorize(socketId, channel, { id: "doctor" }),
  );
  undo.push(() => doctor.disconnect());
  await subscribeTo(doctor, "presence-call-1");
  expect(await thrownOut).toBe(4100);
  expect(await outcome(connect(server))).toBe("error 4100");
  expect(await server.realtime.membersOf("presence-call-1")).toEqual(["patient", "doctor"]);
});
