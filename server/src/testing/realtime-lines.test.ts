import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { subscribeTo, nextEvent, openBrowser } from "./realtime-browser.ts";
import { startRealtimeServer, testKeys, type RealtimeServer } from "./realtime-server.ts";

// What pusher-js does not do by itself: wrong handshakes, silence, other origins.
let server: RealtimeServer;
beforeAll(async () => {
  server = await startRealtimeServer({
    maxConnections: 2,
    activityTimeoutMs: 800, // long enough that whoever is only slow is not taken for silent
    pongTimeoutMs: 800,
    otherApps: [{ key: "switched-off", secret: "a secret of old", isEnabled: false }],
    admitOrigin: async (origin) => (origin === "https://evil.example" ? null : { clinicId: null }),
  });
});
afterAll(() => server.stop());

const at = (path: string, origin?: string) =>
  new WebSocket(`ws://127.0.0.1:${server.port}${path}`, origin === undefined ? {} : { origin });
const ours = `/pusher/app/${testKeys.key}?protocol=7`;

async function closeCode(socket: WebSocket): Promise<unknown> {
  const [code] = await once(socket, "close");
  return code;
}

test.each([
  ["an unknown key", "/pusher/app/another?protocol=7", 4001],
  ["no protocol version", `/pusher/app/${testKeys.key}`, 4008],
  ["a protocol version that is none", `/app/${testKeys.key}?protocol=seven`, 4006],
  ["the key of an application that is switched off", "/pusher/app/switched-off?protocol=7", 4003],
  ["a protocol we do not speak", `/pusher/app/${testKeys.key}?protocol=4`, 4007],
])("a connection with %s is refused with a reason", { tags: ["S7.TP.03"] }, async (_what, path, code) => {
  const socket = at(path);
  const [message] = await once(socket, "message");
  expect(JSON.parse(String(message))).toMatchObject({ event: "pusher:error", data: { code } });
  expect(await closeCode(socket)).toBe(code);
});

test("connections over the quota are refused with a reason", { tags: ["S7.TP.03"] }, async () => {
  const sockets = [at(ours), at(ours)];
  await Promise.all(sockets.map((socket) => once(socket, "message")));
  expect(await closeCode(at(ours))).toBe(4004);
  await Promise.all(
    sockets.map((socket) => {
      socket.close();
      return closeCode(socket);
    }),
  );
});

test("other addresses and disallowed origins cannot connect", { tags: ["S7.TP.03"] }, async () => {
  for (const [socket, status] of [
    [at("/elsewhere"), "404"],
    [at(ours, "https://evil.example"), "403"],
  ] as const) {
    const [error] = await once(socket, "error");
    expect(String(error)).toContain(status);
  }
});

test("a silent client is pinged once and then removed", { tags: ["S7.TP.06"] }, async () => {
  const watcher = openBrowser(server, (socketId, channel) =>
    server.realtime.authorize(socketId, channel, { id: "doctor" }),
  );
  const room = await subscribeTo(watcher, "presence-visit-9");
  const silent = at(ours);
  const reported: string[] = [];
  silent.on("message", (message: Buffer) => {
    const { event, data } = JSON.parse(String(message)) as { event: string; data: string };
    reported.push(event);
    if (event !== "pusher:connection_established") return;
    const { socket_id: socketId } = JSON.parse(data) as { socket_id: string };
    const pass = server.realtime.authorize(socketId, "presence-visit-9", { id: "patient" });
    silent.send(
      JSON.stringify({ event: "pusher:subscribe", data: { channel: "presence-visit-9", ...pass } }),
    );
  });
  const closed = closeCode(silent);
  await nextEvent(room, "pusher:member_added");
  expect(await nextEvent(room, "pusher:member_removed")).toMatchObject({ id: "patient" });
  expect(await closed).toBe(4201);
  expect(reported).toContain("pusher:ping");
  watcher.disconnect();
});

test("an invalid message gets an error and keeps the connection", { tags: ["S7.TP.03"] }, async () => {
  const socket = at(ours);
  await once(socket, "message");
  socket.send("{");
  const [first] = await once(socket, "message");
  expect(String(first)).toContain("4301");
  socket.send(JSON.stringify({ event: "pusher:ping", data: {} }));
  const [second] = await once(socket, "message");
  expect(String(second)).toContain("pusher:pong");
  socket.close();
});
