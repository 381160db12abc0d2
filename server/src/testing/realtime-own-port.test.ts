import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { realtimeOnOwnPort } from "../adapters/embedded-realtime/own-port.ts";
import { freePorts } from "./free-ports.ts";
import { testKeys } from "./realtime-server.ts";
import { makeCertificate } from "./self-signed.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-tls-"));
const tls = makeCertificate(folder);
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
  rmSync(folder, { recursive: true, force: true });
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
