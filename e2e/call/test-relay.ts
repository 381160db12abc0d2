import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import dgram from "node:dgram";
import { once } from "node:events";
import path from "node:path";
import { staticTurn } from "../../server/src/adapters/static-turn/static-turn.ts";

/** A local TURN relay that a test can interrupt. */
export type TestRelay = {
  iceServers: RTCIceServer[];
  /** Drops every packet until `hear`; allocations stay. */
  deafen(): void;
  hear(): void;
  /** Suspends the process until `thaw`: packets are delayed, allocations stay. */
  freeze(): void;
  thaw(): void;
  /** Ends the process with all its allocations; `start` begins a new one on the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

/** Starts a TURN relay on a free UDP port of this machine; `close` must be called. */
export async function testRelay(): Promise<TestRelay> {
  const port = await freeUdpPort();
  const secret = randomBytes(12).toString("hex");
  const inADay = new Date(Date.now() + 86_400_000);
  const urls = [`turn:127.0.0.1:${port}?transport=udp`];
  let child = await startRelay(port, secret);
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    iceServers: staticTurn({ urls, secret }).iceServersFor("test", inADay) as RTCIceServer[], // the same shape by another name
    deafen: () => void child.send("deaf"),
    hear: () => void child.send("hears"),
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    kill: end,
    async start() {
      child = await startRelay(port, secret);
    },
    close: end,
  };
}

async function startRelay(port: number, secret: string): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, "relay-program.ts"), [String(port), secret]);
  await once(child, "message");
  return child;
}

async function freeUdpPort(): Promise<number> {
  const socket = dgram.createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address();
  socket.close();
  return port;
}
