import Pusher from "pusher";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startRealtimeServer, testKeys, type RealtimeServer } from "./realtime-server.ts";

let server: RealtimeServer;
beforeAll(async () => void (server = await startRealtimeServer({ id: "1" })));
afterAll(() => server.stop());

const event = { timestamp: 1, transport: "ws", state: "open" };
const report = {
  session: 7,
  bundle: 1,
  key: testKeys.key,
  lib: "js",
  version: "8.6.0",
  cluster: "eu",
  features: ["ws", "xhr_polling"],
  timeline: [event, { timestamp: 2, instances: 1 }],
};

/** As pusher-js sends it: each field as JSON or as it reads, in base64. */
async function send(
  data: Record<string, unknown>,
  receiver = "3",
): Promise<{ status: number; text: string }> {
  const fields = Object.entries(data).map(([name, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return [name, Buffer.from(text).toString("base64")];
  });
  const query = new URLSearchParams(Object.fromEntries(fields) as Record<string, string>);
  const answer = await fetch(
    `http://127.0.0.1:${server.port}/timeline/v2/jsonp/${receiver}?${String(query)}`,
  );
  return { status: answer.status, text: await answer.text() };
}

test(
  "up to 50 usage events are accepted and answered with the caller's script",
  { tags: ["S7.TP.09", "S9.RT.03"] },
  async () => {
    expect(await send(report)).toEqual({
      status: 200,
      text: "globalThis.Pusher?.ScriptReceivers?.[3]?.(null, {});",
    });
    expect((await send({ ...report, timeline: Array(50).fill(event) })).status).toBe(200);
    expect((await send({ ...report, timeline: Array(51).fill(event) })).status).toBe(400);
    const pusher = new Pusher({ appId: "1", ...testKeys, host: "127.0.0.1", port: String(server.port) });
    expect(await (await pusher.get({ path: "/timeline" })).json()).toEqual({
      reports: 2,
      sessions: 1,
      events: 52,
      transports: { ws: { open: 51 } },
    });
  },
);

test.each([
  ["without a timeline", { ...report, timeline: "none" }],
  ["with a state that is no word", { ...report, timeline: [{ ...event, state: 7 }] }],
  ["that names prototypes", { ...report, timeline: [{ ...event, transport: "x".repeat(41) }] }],
])("statistics %s are refused", { tags: ["S7.TP.09"] }, async (_what, data) => {
  expect((await send(data)).status).toBe(400);
});

test("only numbers become part of the returned script", { tags: ["S7.TP.09"] }, async () => {
  expect((await send(report, "alert(1)")).status).toBe(404);
});
