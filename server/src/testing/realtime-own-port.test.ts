import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import fastify from "fastify";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { realtimeOnOwnPort } from "../adapters/embedded-realtime/own-port.ts";
import { observeRequests } from "../platform/observe/observe-requests.ts";
import { watchServer } from "../platform/observe/watch-server.ts";
import { partialObserver, type RequestFacts, type UnreadableFacts } from "../platform/observe/observer.ts";
import { freePorts } from "./free-ports.ts";
import { testKeys } from "./realtime-server.ts";
import { sendNonsense } from "./send-nonsense.ts";
import { makeCertificate } from "./self-signed.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-tls-"));
const tls = makeCertificate(folder);
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("requests of a separate realtime port are reported by their pattern, and those that are no HTTP by a code", async () => {
  const pages = fastify();
  const number = await freePorts();
  const seen: (RequestFacts | UnreadableFacts)[] = [];
  const note = (facts: RequestFacts | UnreadableFacts) => void seen.push(facts);
  const observer = partialObserver({ request: note, unreadable: note });
  const place = { host: "127.0.0.1", number, tls: null };
  const realtime = await realtimeOnOwnPort(pages, place, { ...testKeys, onError: console.error }, (own) => {
    observeRequests(own, observer);
    watchServer(own.server, observer);
  });
  undo.push(
    () => realtime.stop(),
    () => pages.close(),
  );
  await fetch(`http://127.0.0.1:${number}/apps/secret/events?auth_key=secret`, {
    method: "POST",
    body: "secret",
  });
  await fetch(`http://127.0.0.1:${number}/secret?token=secret`);
  await sendNonsense(number, "secret");
  await vi.waitFor(() => expect(seen).toHaveLength(3));
  const id = expect.stringMatching(/^[0-9a-f]{32}$/);
  const [events, other, nonsense] = seen;
  expect(events).toMatchObject({ id, clinic: null, method: "POST", route: "/apps/:app/events" });
  expect(other).toMatchObject({ id, clinic: null, method: "GET", route: "*", status: 404 });
  expect(nonsense).toEqual({ id, reason: "HPE_INVALID_METHOD" });
  expect(JSON.stringify(seen)).not.toContain("secret");
});

test.skipIf(!tls)(
  "a separate realtime port uses its certificate, and statistics go to the pages' server",
  { tags: ["S7.TP.03"] },
  async () => {
    const pages = fastify();
    const number = await freePorts();
    const onError = (error: Error) => {
      throw error;
    };
    const place = { host: "127.0.0.1", number, tls };
    const realtime = await realtimeOnOwnPort(pages, place, { ...testKeys, onError });
    undo.push(
      () => realtime.stop(),
      () => pages.close(),
    );
    expect(realtime.address).toMatchObject({ host: null, port: number, isTls: true, takesStatistics: true });

    const socket = new WebSocket(`wss://127.0.0.1:${number}/pusher/app/${testKeys.key}?protocol=7`, {
      rejectUnauthorized: false,
    });
    const heard: string[] = [];
    const reported = new Promise<void>((resolve) =>
      socket.on("message", (message: Buffer) => {
        heard.push((JSON.parse(String(message)) as { event: string }).event);
        if (heard.length === 1)
          socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: "news" } }));
        if (heard.length === 2) void realtime.publish(["news"], "changed", {});
        if (heard.length === 3) resolve();
      }),
    );
    await reported;
    expect(heard).toEqual([
      "pusher:connection_established",
      "pusher_internal:subscription_succeeded",
      "changed",
    ]);
    socket.close();
    const report = await pages.inject("/timeline/v2/jsonp/1?session=x");
    expect(report.statusCode).toBe(400); // it is there, and this is no report
  },
);
