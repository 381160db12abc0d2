import { expect, test, type Page } from "@playwright/test";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { build } from "vite";
import { startRealtimeProgram, type RealtimeProgram } from "./support/realtime-program.ts";

// The page's own realtime connection (web/src/adapters/pusher), built alone, against the embedded realtime server.
type Subscription = {
  events?: Record<string, (data: unknown) => void>;
  onMembers?: (members: { id: string }[]) => void;
  onEntered?: () => void;
  onRefused?: () => void;
};
type Realtime = {
  subscribe: (channel: string, subscription: Subscription) => () => void;
  state: () => string;
  onStateChange: (listener: () => void) => () => void;
  socketId: () => string | undefined;
  resume: () => void;
  disconnect: () => void;
};
type Tools = {
  connect: (token: () => string) => Realtime;
  /** The server ends the connections that came by this token. */
  end: (token: string) => Promise<unknown>;
  publish: (channel: string, event: string, data: unknown) => Promise<unknown>;
  entered: (realtime: Realtime, channel: string) => Promise<void>;
};

let server: RealtimeProgram;
let built = "";

test.beforeAll(async () => {
  built = mkdtempSync(path.join(os.tmpdir(), "anteroom-realtime-"));
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      outDir: built,
      lib: { entry: "web/src/adapters/pusher/connect-realtime.ts", formats: ["es"], fileName: "adapter" },
    },
  });
  server = await startRealtimeProgram([built]);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(built, { recursive: true, force: true });
});

test.beforeEach(async ({ page }) => {
  await page.goto(`http://127.0.0.1:${server.port}/`);
  await page.evaluate(async () => {
    const adapter = "/built/adapter.js";
    const { connectRealtime } = (await import(adapter)) as {
      connectRealtime: (address: object, options: object) => Realtime;
    };
    const tools: Tools = {
      connect: (token) =>
        connectRealtime(
          {
            key: "anteroom-test",
            cluster: "eu",
            host: null,
            port: null,
            path: "/pusher",
            isTls: null,
            takesStatistics: true,
            signsIn: false,
          },
          {
            authEndpoint: "/auth",
            signInEndpoint: "/none",
            authHeaders: () => ({ "X-Patient-Token": token() }),
          },
        ),
      end: (token) => fetch(`/end/${token}`, { method: "POST" }),
      publish: (channel, event, data) =>
        fetch("/publish", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ channel, event, data }),
        }),
      entered: (realtime, channel) =>
        new Promise((onEntered) => realtime.subscribe(channel, { onEntered: () => onEntered() })),
    };
    Object.assign(globalThis, { tools });
  });
});

const inPage = <T>(page: Page, run: (tools: Tools) => Promise<T>): Promise<T> =>
  page.evaluate(`(${run.toString()})(globalThis.tools)`);

test("the first script of the page does not contain pusher-js", () => {
  expect(readFileSync(path.join(built, "adapter.js")).byteLength).toBeLessThan(8 * 1024);
  expect(readdirSync(built).length).toBeGreaterThan(1);
});

test(
  "the page knows the state of its realtime connection at each moment",
  { tag: ["@S4.RT.01"] },
  async ({ page }) => {
    const states = await inPage(page, async ({ connect, entered }) => {
      const realtime = connect(() => "patient");
      const seen = [realtime.state()];
      realtime.onStateChange(() => seen.push(realtime.state()));
      await entered(realtime, "news");
      const socketId = realtime.socketId();
      realtime.disconnect();
      return { seen, socketId };
    });
    expect(states.seen).toEqual(["initialized", "connecting", "connected", "disconnected"]);
    expect(states.socketId).toMatch(/^\d+\.\d+$/);
  },
);

test(
  "a channel is authorised at the configured address with the current token",
  { tag: ["@S7.TP.05", "@S7.TP.07", "@S7.TP.08", "@G.13"] },
  async ({ page }) => {
    const heard = await inPage(page, async ({ connect, publish }) => {
      let token = "";
      const realtime = connect(() => token);
      await new Promise<void>((done) => realtime.subscribe("private-a", { onRefused: () => done() }));
      token = "patient";
      return new Promise((changed) =>
        realtime.subscribe("private-b", {
          events: { changed },
          onEntered: () => void publish("private-b", "changed", { id: 1 }),
        }),
      );
    });
    expect(heard).toEqual({ id: 1 });
  },
);

test("the page sees who joins and leaves the waiting room", { tag: ["@S7.TP.06"] }, async ({ page }) => {
  const seen = await inPage(page, async ({ connect, entered }) => {
    const patient = connect(() => "patient");
    const rooms: string[][] = [];
    const alone = new Promise<void>((resolve) =>
      patient.subscribe("presence-visit-1", {
        onMembers: (members) => {
          rooms.push(members.map(({ id }) => id).sort());
          if (rooms.length === 3) resolve();
        },
      }),
    );
    await entered(patient, "presence-visit-1");
    const doctor = connect(() => "doctor");
    await entered(doctor, "presence-visit-1");
    doctor.disconnect();
    await alone;
    return rooms;
  });
  expect(seen).toEqual([["patient"], ["doctor", "patient"], ["patient"]]);
});

test(
  "two components of a page share a channel, which is left with the last one",
  { tag: ["@S7.TP.03"] },
  async ({ page }) => {
    const heard = await inPage(page, async ({ connect, entered, publish }) => {
      const realtime = connect(() => "patient");
      const reported: string[] = [];
      const leave = realtime.subscribe("shared", { events: { changed: () => reported.push("first") } });
      await entered(realtime, "shared");
      const news = new Promise<void>((resolve) =>
        realtime.subscribe("shared", {
          events: {
            changed: () => {
              reported.push("second");
              resolve();
            },
          },
        }),
      );
      leave();
      await publish("shared", "changed", {});
      await news;
      return reported;
    });
    expect(heard).toEqual(["second"]);
  },
);

test("a connection closed by the server waits for resume, reconnects once, and then stays closed", async ({
  page,
}) => {
  const states = await inPage(page, async ({ connect, entered, end }) => {
    const realtime = connect(() => "ends");
    await entered(realtime, "private-a");
    const seen: string[] = [];
    const reached = (wanted: string) =>
      new Promise<void>((resolve) => {
        const stop = realtime.onStateChange(() => {
          if (realtime.state() !== wanted) return;
          stop();
          resolve();
        });
      });
    realtime.onStateChange(() => seen.push(realtime.state()));
    const ended = reached("ended");
    await end("ends");
    await ended;
    const back = new Promise<void>((resolve) =>
      realtime.subscribe("private-b", { onEntered: () => resolve() }),
    );
    realtime.resume();
    await back;
    const away = reached("unavailable");
    await end("ends");
    await away;
    realtime.resume();
    return seen;
  });
  expect(states).toEqual(["ended", "connecting", "connected", "unavailable"]);
});
