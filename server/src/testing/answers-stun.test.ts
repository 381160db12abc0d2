import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import net, { type AddressInfo, type Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import tls from "node:tls";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeCertificate } from "./self-signed.ts";
import { nodeTurn } from "../adapters/node-turn/node-turn.ts";
import { answersStun } from "../adapters/static-turn/answers-stun.ts";
import { staticTurn } from "../adapters/static-turn/static-turn.ts";

async function freePort(): Promise<number> {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address();
  socket.close();
  return port;
}

/** Starts a relay on a port of this machine. Returns its port and a function that stops it. */
async function startRelay(): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const relay = await nodeTurn({ host: "127.0.0.1", port });
  return { port, stop: relay.stop };
}

/** Answers each STUN request with a success response, in two pieces as TCP may deliver it. */
function answerInPieces(socket: Socket): void {
  socket.on("error", () => {});
  socket.on("data", (request: Buffer) => {
    const answer = Buffer.from(request);
    answer.writeUInt16BE(0x0101, 0);
    socket.write(answer.subarray(0, 7));
    setImmediate(() => socket.write(answer.subarray(7)));
  });
}

async function listening(server: net.Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test("a relay answers by UDP until it stops", async () => {
  const { port, stop } = await startRelay();
  expect(await answersStun(`turn:127.0.0.1:${port}?transport=udp`)).toBe(true);
  expect(await answersStun(` stun:localhost:${port}`)).toBe(true);
  await stop();
  expect(await answersStun(`turn:127.0.0.1:${port}`)).toBe(false);
});

test("a relay answers by TCP, and by TLS with any certificate", async () => {
  const plain = await listening(net.createServer(answerInPieces));
  expect(await answersStun(`turn:127.0.0.1:${plain}?transport=tcp`)).toBe(true);
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-stun-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = makeCertificate(folder);
  if (files === null) throw new Error("openssl is needed");
  const certificate = { key: readFileSync(files.keyFile), cert: readFileSync(files.certFile) };
  const secure = await listening(tls.createServer(certificate, answerInPieces));
  expect(await answersStun(`turns:127.0.0.1:${secure}`)).toBe(true);
});

test.each(["turn:127.0.0.1:1?transport=tcp", "https://turn.example", "turn:", ""])(
  "nothing answers at %s",
  async (url) => expect(await answersStun(url)).toBe(false),
);

test("another program at the port is no relay", async () => {
  const port = await listening(net.createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")));
  expect(await answersStun(`turn:127.0.0.1:${port}?transport=tcp`)).toBe(false);
});

test("a relay reports how many of its addresses answer, and at once what it knew", async () => {
  const { port, stop } = await startRelay();
  const gone = await freePort();
  const relay = staticTurn({ urls: [`turn:127.0.0.1:${port}`, `turn:127.0.0.1:${gone}`], secret: "north" });
  const began = performance.now();
  // One that is silent is not taken for gone before its two seconds are over.
  expect(await relay.reach?.()).toEqual({ up: 2, of: 2 });
  expect(performance.now() - began).toBeLessThan(1_500);
  await vi.waitFor(async () => expect(await relay.reach?.()).toEqual({ up: 1, of: 2 }), 10_000);
  await stop();
  await vi.waitFor(async () => expect(await relay.reach?.()).toEqual({ up: 0, of: 2 }), 15_000);
}, 30_000);
