import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { openInProcessBus } from "../adapters/in-process-bus/in-process-bus.ts";
import { connectRedis } from "../adapters/redis-bus/redis-bus.ts";
import type { Bus } from "../ports/bus.ts";
import { hasRedis, openRedis } from "./redis.ts";
import { startRealtimeServer, testKeys, type RealtimeServer } from "./realtime-server.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const heartbeatMs = 100;
const busName = "limits";
/** Time for what crosses servers, on a busy machine. */
const patience = { timeout: 20_000, interval: 20 };

/** Opens the bus of an adapter; the answer connects one server to it. */
type OpenBus = () => Promise<() => Promise<Bus>>;

const adapters: readonly { name: string; isHere: boolean; open: OpenBus }[] = [
  {
    name: "in process",
    isHere: true,
    open: async () => {
      const { connect } = openInProcessBus();
      return async () => connect();
    },
  },
  {
    name: "in Redis (skipped: redis-server is not on this machine)",
    isHere: hasRedis,
    open: async () => {
      const { url } = await redisOfTest();
      return () => connectTo(url);
    },
  },
];

async function redisOfTest() {
  const redis = await openRedis();
  undo.push(() => redis.close());
  return redis;
}

async function connectTo(url: string): Promise<Bus> {
  const buses = await connectRedis({ url, report: () => {} });
  return buses.open(busName, { heartbeatMs });
}

type Limits = { perAddress: number; perClinic: number; provingMs?: number };

async function startOn(bus: Bus, connectionLimits: Limits): Promise<RealtimeServer> {
  undo.push(() => bus.stop());
  const admitOrigin = async () => ({ clinicId: 1 });
  const server = await startRealtimeServer({ bus, connectionLimits, admitOrigin });
  undo.push(() => server.stop());
  return server;
}

/** A connection to a server of this port: whether it was admitted, and whether it still is. */
async function connect(port: number) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/pusher/app/${testKeys.key}?protocol=7`);
  undo.push(() => socket.terminate());
  const [message] = await once(socket, "message");
  const isAdmitted = !String(message).includes("pusher:error");
  return { socket, isAdmitted, isOpen: () => isAdmitted && socket.readyState === WebSocket.OPEN };
}

const isAdmitted = async (port: number) => (await connect(port)).isAdmitted;

for (const { name, isHere, open } of adapters)
  describe.skipIf(!isHere)(`connection limits of two servers on a bus ${name}`, () => {
    const two = async (limits: Limits) => {
      const connectBus = await open();
      return [await startOn(await connectBus(), limits), await startOn(await connectBus(), limits)] as const;
    };

    test.each([
      ["address", { perAddress: 2, perClinic: Infinity, provingMs: 60_000 }],
      ["clinic", { perAddress: Infinity, perClinic: 2, provingMs: 60_000 }],
    ])("count connections of one %s on both", async (_what, limits) => {
      const [one, other] = await two(limits);
      const first = await connect(one.port);
      expect([first.isAdmitted, await isAdmitted(other.port)]).toEqual([true, true]);
      await vi.waitFor(async () => expect(await isAdmitted(one.port)).toBe(false), patience);
      await vi.waitFor(async () => expect(await isAdmitted(other.port)).toBe(false), patience);
      first.socket.close();
      await vi.waitFor(async () => expect(await isAdmitted(other.port)).toBe(true), patience);
    });

    test("end exactly those that are too many when all open at once", async () => {
      const [one, other] = await two({ perAddress: 5, perClinic: Infinity, provingMs: 60_000 });
      const opened = await Promise.all(
        Array.from({ length: 16 }, (_, n) => connect((n % 2 ? one : other).port)),
      );
      await vi.waitFor(() => expect(opened.filter(({ isOpen }) => isOpen())).toHaveLength(5), patience);
      expect(await isAdmitted(one.port)).toBe(false);
      expect(await isAdmitted(other.port)).toBe(false);
      expect(opened.filter(({ isOpen }) => isOpen())).toHaveLength(5);
    });

    test("end a connection that proved nothing for one on the other server, which comes back", async () => {
      const [one, other] = await two({ perAddress: 1, perClinic: Infinity, provingMs: 0 });
      const stranger = await connect(one.port);
      // While the other server has not heard of it, the newcomer is the one too many.
      await vi.waitFor(async () => {
        await isAdmitted(other.port);
        expect(stranger.isOpen()).toBe(false);
      }, patience);
      await vi.waitFor(async () => expect(await isAdmitted(other.port)).toBe(true), patience);
    });
  });

test.skipIf(!hasRedis)("a killed server's connections stop counting", async () => {
  const redis = await redisOfTest();
  const script = `
    const { connectRedis } = await import(process.argv[1]);
    const { startRealtimeServer } = await import(process.argv[2]);
    const bus = await (await connectRedis({ url: process.argv[3], report: () => {} })).open("${busName}", { heartbeatMs: ${heartbeatMs} });
    const { port } = await startRealtimeServer({ bus, connectionLimits: { perAddress: 1, perClinic: Infinity } });
    console.log(port);`;
  const at = (path: string) => new URL(path, import.meta.url).href;
  const child = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      script,
      at("../adapters/redis-bus/redis-bus.ts"),
      at("./realtime-server.ts"),
      redis.url,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  undo.push(() => child.kill("SIGKILL"));
  const [port] = await once(createInterface(child.stdout), "line");
  const survivor = await startOn(await connectTo(redis.url), {
    perAddress: 1,
    perClinic: Infinity,
    provingMs: 60_000,
  });
  expect(await isAdmitted(Number(port))).toBe(true);
  await vi.waitFor(async () => expect(await isAdmitted(survivor.port)).toBe(false), patience);
  child.kill("SIGKILL");
  await vi.waitFor(async () => expect(await isAdmitted(survivor.port)).toBe(true), patience);
});
