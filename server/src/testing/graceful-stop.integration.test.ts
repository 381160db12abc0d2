// One of two processes is told to stop while a patient waits and a mail is being sent: the other one goes on with both.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { readDemoFile } from "../features/tenant/demo-file.ts";
import { signIn } from "./book-and-pay.ts";
import { externalDatabase } from "./external-database.ts";
import { freePorts } from "./free-ports.ts";
import { startKillableServer, type KillableServer } from "./killable-server.ts";
import { hasRedis, openRedis, type TestRedis } from "./redis.ts";
import { openS3, type TestS3 } from "./s3.ts";
import { startSmtpServer, type SmtpServer } from "./smtp-server.ts";
import { requestClinic } from "./storm-patient.ts";

type Running = { server: KillableServer; base: string; port: number };
type Page = { socket: WebSocket; id: string; heard: (event: string) => Promise<string> };

/** A mail server that takes calls and says nothing: whoever sends a mail is at it until the end. */
const silentMail = createServer((socket) => {
  socket.on("error", () => {});
  callers.push(socket);
});
const callers: Socket[] = [];
const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-stop-"));
let redis: TestRedis;
let s3: TestS3;
let mail: SmtpServer;
let [a, b]: [Running, Running] = [] as never; // set before the first test

async function start(name: string, env: NodeJS.ProcessEnv): Promise<Running> {
  const port = await freePorts(2);
  const server = await startKillableServer(port, path.join(folder, name), { env });
  return { server, port, base: `http://aurora.localhost:${port}` };
}

/** A realtime connection as pusher-js makes it. */
async function connect({ port }: Running): Promise<Page> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/pusher/app/anteroom?protocol=7`, {
    headers: { host: `aurora.localhost:${port}`, origin: `http://aurora.localhost:${port}` },
  });
  type Said = { event: string; data: string };
  const said: Said[] = [];
  socket.on("message", (text: Buffer) => void said.push(JSON.parse(text.toString()) as Said));
  const heard = (event: string) =>
    vi.waitFor(() => {
      const found = said.find((one) => one.event === event);
      if (!found) throw new Error(`${event} was not heard; ${said.map((one) => one.event).join(", ")} were`);
      return found.data;
    }, 20_000);
  const { socket_id: id } = JSON.parse(await heard("pusher:connection_established")) as { socket_id: string };
  return { socket, id, heard };
}

/** Mails with a link to a new password that B has sent; it sends reminders as well, for the clock is moved. */
const recoveries = () =>
  mail.received.filter(({ message }) =>
    message
      .replaceAll(/=\r?\n/g, "")
      .replaceAll("=3D", "=")
      .includes("/set-password?token="),
  );

/** Enters a channel with the pass that this server gives. */
async function subscribe(on: Running, page: Page, channel: string, headers: Record<string, string>) {
  const form = { ...headers, "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams({ socket_id: page.id, channel_name: channel }).toString();
  const pass = await requestClinic(on.base, ["POST", "/realtime/auth"], { body, headers: form });
  expect(pass.status).toBe(200);
  page.socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, ...pass.body } }));
  await page.heard("pusher_internal:subscription_succeeded");
}

describe.skipIf(!hasRedis)(
  "a graceful stop of one of two processes (skipped: redis-server is not on this machine)",
  () => {
    beforeAll(async () => {
      [redis, s3, mail] = await Promise.all([openRedis(), openS3(), startSmtpServer()]);
      silentMail.listen(0, "127.0.0.1");
      await once(silentMail, "listening");
      const silent = `smtp://127.0.0.1:${(silentMail.address() as AddressInfo).port}`;
      const { url } = await externalDatabase();
      const shared = { DATABASE_URL: url, REDIS_URL: redis.url, ...s3.env, ANTEROOM_START_WAIT: "0" };
      a = await start("a", { ...shared, SMTP_URL: silent });
      b = await start("b", { ...shared, SMTP_URL: mail.url, ANTEROOM_DEMO: "off" });
    }, 240_000);
    afterAll(async () => {
      await b.server.stop();
      callers.forEach((socket) => socket.destroy());
      silentMail.close();
      await mail.stop();
      await redis.close();
      await s3.close();
      rmSync(folder, { recursive: true, force: true });
    });

    test(
      "pages are told to reconnect, and calls and mails continue on the other process",
      { timeout: 120_000 },
      async () => {
        const [person] = readDemoFile(path.join(folder, "a"))?.clinics[0]?.patients ?? [];
        if (!person) throw new Error("The demo clinic has a patient");
        const [before, [other = 0]] = [callers.length, b.server.pids()];
        process.kill(other, "SIGSTOP"); // so that A is the one that takes the job
        await requestClinic(a.base, ["POST", "/patients/auth/password/recover"], {
          body: { login: person.login },
        });
        await vi.waitFor(() => expect(callers.length).toBeGreaterThan(before), 8_000);
        process.kill(other, "SIGCONT");
        expect(recoveries()).toEqual([]);

        const headers = await signIn(a.base, person);
        type Listed = { id: number; status: string; start_time: string }[];
        const list: Listed = (await requestClinic(a.base, ["GET", "/patients/appointments"], { headers }))
          .body.data.collection;
        const coming = list.find(({ status }) => status === "accepted");
        if (!coming) throw new Error("The demo patient has an appointment");
        const offset_ms = Math.round(Date.parse(coming.start_time) - Date.now());
        for (const { port } of [a, b])
          await requestClinic("", ["POST", `http://aurora.localhost:${port}/dev/clock`], {
            body: { offset_ms },
          });
        const entered = await requestClinic(a.base, ["POST", `/visits/${coming.id}/enter`], { headers });
        expect([entered.status, entered.body]).toEqual([200, expect.anything()]);
        const { participant_id: me, private_channel: channel } = entered.body.data.entity;
        const page = await connect(a);
        await subscribe(a, page, channel, headers);

        const closed = once(page.socket, "close");
        const told = performance.now();
        const stopped = a.server.stop();
        expect(await closed).toEqual([1001, Buffer.from("Server restarts")]);
        const again = await connect(b);
        await subscribe(b, again, channel, headers);
        const signal = { from: me, to: me, data: { restart: true } };
        const sent = await requestClinic(b.base, ["POST", `/visits/${coming.id}/signals`], {
          body: signal,
          headers,
        });
        expect(sent.status).toBe(204);
        expect(JSON.parse(await again.heard("signal"))).toEqual({ from: me, data: { restart: true } });
        const visit = await requestClinic(b.base, ["GET", `/visits/${coming.id}`], { headers });
        expect(visit.body.data.entity).toMatchObject({ phase: "waiting" });
        await vi.waitFor(() => expect(recoveries().map(({ to }) => to)).toEqual([[person.login]]), 60_000);
        // Sooner than a server that was killed would be missed, and than its mail would have failed by itself.
        const [taken] = recoveries();
        expect((taken?.receivedAt ?? Infinity) - told).toBeLessThan(9_000);
        await stopped;
        again.socket.close();
      },
    );
  },
);
