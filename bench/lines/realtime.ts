import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import { testKeys } from "../../server/src/testing/realtime-server.ts";
import type { BenchLine, Row } from "../line.ts";
import { median, percentile } from "../measure.ts";
import { openRawWebSocket, type RawWebSocket } from "../support/raw-websocket.ts";

const many = 5_000;
const some = 1_000;
const rounds = 5;
/** Events of one round of deliveries, each to all connections. */
const burst = 100;

/**
 * The embedded realtime server in its own process: connection time, delay and rate of deliveries to 1,000 connections, memory of each of
 * 5,000.
 */
export const realtime: BenchLine = {
  name: "realtime",
  measure: async () => {
    const connectMs = await withServer(async ({ port }) => {
      const times: number[] = [];
      for (let n = 0; n < 200; n++) times.push(await connectOnce(port));
      return times;
    });
    const { delayMs, perSecond, perCpuSecond } = await withServer(withListeners);
    const kB = await withServer(memoryOfEach);
    const row = (what: string, ours: number, unit: string, goal: string): Row => {
      return { what, ours, unit, baseline: null, goal };
    };
    return [
      row("realtime: connected, p50 (n=200)", median(connectMs), "ms", "< 150"),
      row(`realtime: event at ${some} connections, p95`, percentile(delayMs, 0.95), "ms", "< 100"),
      row(`realtime: deliveries/s at ${some} connections (n=${rounds})`, perSecond, "", ">= 50000"),
      row("  for each second of the server's processor", perCpuSecond, "", ">= 50000"),
      row(`realtime: memory of each of ${many} connections`, kB, "kB", "<= 20"),
    ];
  },
};

type Server = { port: number; ask: (task: object) => void; answer: () => Promise<number> };

async function withServer<T>(work: (server: Server) => Promise<T>): Promise<T> {
  const program: ChildProcess = spawn(
    process.execPath,
    ["--expose-gc", "bench/programs/realtime-server.ts"],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  const { stdin, stdout } = program;
  if (!stdin || !stdout) throw new Error("The program has no input and output");
  const lines: Interface = createInterface({ input: stdout });
  const answer = async () => Number((await once(lines, "line"))[0]);
  try {
    const ask = (task: object) => void stdin.write(`${JSON.stringify(task)}\n`);
    return await work({ port: await answer(), ask, answer });
  } finally {
    stdin.end();
    await once(program, "exit");
  }
}

const path = `/app/${testKeys.key}?protocol=7`;

function connectOnce(port: number): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = openRawWebSocket({
      port,
      path,
      onMessage: () => {
        socket.close();
        resolve(performance.now() - began);
      },
    });
  });
}

/** So many connections in one channel; each message after the two of entering is told. */
async function enterAll(port: number, count: number, hear: () => void): Promise<RawWebSocket[]> {
  const sockets: RawWebSocket[] = [];
  for (let from = 0; from < count; from += 250)
    sockets.push(...(await Promise.all(Array.from({ length: 250 }, () => enter(port, hear)))));
  return sockets;
}

function enter(port: number, hear: () => void): Promise<RawWebSocket> {
  return new Promise((resolve) => {
    let heard = 0;
    const socket = openRawWebSocket({
      port,
      path,
      onMessage: () => {
        heard += 1;
        if (heard === 1) socket.say("pusher:subscribe", { channel: "bench" });
        else if (heard === 2) resolve(socket);
        else hear();
      },
    });
  });
}

type Delivered = { delayMs: number[]; perSecond: number; perCpuSecond: number };

async function withListeners({ port, ask, answer }: Server): Promise<Delivered> {
  let wanted = 0;
  let heard = 0;
  let began = 0;
  let isTimed = false;
  let done = () => {};
  const delayMs: number[] = [];
  const sockets = await enterAll(port, some, () => {
    heard += 1;
    if (isTimed) delayMs.push(performance.now() - began);
    if (heard === wanted) done();
  });
  const send = (count: number) =>
    new Promise<number>((resolve) => {
      [wanted, heard, began] = [count * some, 0, performance.now()];
      done = () => resolve(performance.now() - began);
      ask({ publish: count });
    });
  await send(burst); // warm
  isTimed = true;
  for (let n = 0; n < 40; n++) await send(1);
  isTimed = false;
  const cpuMs = () => {
    const reported = answer();
    ask({ cpu: true });
    return reported;
  };
  const cpuBefore = await cpuMs();
  const rates: number[] = [];
  for (let n = 0; n < rounds; n++) rates.push((burst * some) / ((await send(burst)) / 1000));
  const perCpuSecond = (rounds * burst * some * 1000) / ((await cpuMs()) - cpuBefore);
  for (const socket of sockets) socket.close();
  return { delayMs, perSecond: median(rates), perCpuSecond };
}

async function memoryOfEach({ port, ask, answer }: Server): Promise<number> {
  const memory = () => {
    const reported = answer();
    ask({ memory: true });
    return reported;
  };
  for (const socket of await enterAll(port, 250, () => {})) socket.close(); // what is loaded once is loaded now
  const before = await memory();
  const sockets = await enterAll(port, many, () => {});
  const after = await memory();
  for (const socket of sockets) socket.close();
  return (after - before) / many;
}
