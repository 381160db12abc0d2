import { createHash, createHmac, randomBytes } from "node:crypto";
import dgram from "node:dgram";
import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Relay } from "../../ports/relay.ts";
import { nodeTurn } from "./node-turn.ts";
import { isPeerAllowed } from "./peers.ts";

// A TURN client of a few packets (RFC 5389, RFC 5766), so that the packets themselves are what is shown.
const method = { bind: 1, allocate: 3, refresh: 4, permit: 8, channel: 9 };
const cookie = Buffer.from("2112a442", "hex");
const host = "127.0.0.1";
const inAnHour = () => new Date(Date.now() + 3_600_000);

let port = 0;
let relay: Relay;
beforeAll(async () => {
  port = await freePort();
  relay = await nodeTurn({ host, port });
});
afterAll(() => relay.stop());

async function freePort(): Promise<number> {
  const socket = dgram.createSocket("udp4").bind(0, host);
  await once(socket, "listening");
  const { port: free } = socket.address();
  socket.close();
  return free;
}

type Answer = { isSuccess: boolean; attributes: Map<number, Buffer>; error: number | null };

async function client(credentials?: { username?: string; credential?: string }) {
  const socket = dgram.createSocket("udp4").bind(0, host);
  await once(socket, "listening");
  let nonce: Buffer = Buffer.alloc(0);
  const { username = "", credential = "" } = credentials ?? {};
  const key = createHash("md5").update(`${username}:anteroom:${credential}`).digest();

  async function ask(what: number, ...attributes: Buffer[]): Promise<Answer> {
    socket.send(request(what, attributes, nonce.length > 0 ? { key, nonce, username } : null), port, host);
    const [packet] = (await once(socket, "message")) as [Buffer];
    const answer = parse(packet);
    nonce = answer.attributes.get(0x15) ?? nonce;
    return answer;
  }
  return { socket, ask, allocate: () => ask(method.allocate, attribute(0x19, Buffer.from([17, 0, 0, 0]))) };
}

/** A client with an allocation, and where its peers reach it. */
async function allocated(ticket = "visit-1", at = inAnHour()) {
  const turn = await client(relay.iceServersFor(ticket, at).at(-1));
  expect((await turn.allocate()).error).toBe(401); // the first answer brings the nonce
  const { isSuccess, attributes } = await turn.allocate();
  expect(isSuccess).toBe(true);
  return { ...turn, relayed: addressIn(attributes.get(0x16)) };
}

function request(
  what: number,
  attributes: Buffer[],
  signed: { key: Buffer; nonce: Buffer; username: string } | null,
): Buffer {
  const parts = signed
    ? [
        ...attributes,
        attribute(0x06, Buffer.from(signed.username)),
        attribute(0x14, Buffer.from("anteroom")),
        attribute(0x15, signed.nonce),
      ]
    : attributes;
  const body = Buffer.concat(parts);
  const head = Buffer.concat([Buffer.from([0, what, 0, 0]), cookie, randomBytes(12)]);
  head.writeUInt16BE(body.length + (signed ? 24 : 0), 2);
  const packet = Buffer.concat([head, body]);
  if (!signed) return packet;
  return Buffer.concat([packet, attribute(0x08, createHmac("sha1", signed.key).update(packet).digest())]);
}

function attribute(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
}

function parse(packet: Buffer): Answer {
  const attributes = new Map<number, Buffer>();
  for (let at = 20; at + 4 <= packet.length;) {
    const length = packet.readUInt16BE(at + 2);
    attributes.set(packet.readUInt16BE(at), packet.subarray(at + 4, at + 4 + length));
    at += 4 + length + ((4 - (length % 4)) % 4);
  }
  const error = attributes.get(0x09);
  return {
    isSuccess: (packet.readUInt16BE(0) & 0x110) === 0x100,
    attributes,
    error: error ? ((error[2] ?? 0) & 7) * 100 + (error[3] ?? 0) : null,
  };
}

function addressIn(xored: Buffer = Buffer.alloc(8)): { port: number; address: string } {
  const address = [...xored.subarray(4, 8)].map((byte, index) => byte ^ (cookie[index] ?? 0)).join(".");
  return { port: xored.readUInt16BE(2) ^ 0x2112, address };
}

function peer(address: string, peerPort: number): Buffer {
  const value = Buffer.alloc(8);
  value.writeUInt16BE(1, 0);
  value.writeUInt16BE(peerPort ^ 0x2112, 2);
  address.split(".").forEach((byte, index) => (value[4 + index] = Number(byte) ^ (cookie[index] ?? 0)));
  return attribute(0x12, value);
}

test("a browser learns its external address", async () => {
  const turn = await client();
  const answer = await turn.ask(method.bind);
  expect(answer.isSuccess).toBe(true);
  expect(addressIn(answer.attributes.get(0x20))).toEqual({
    address: host,
    port: turn.socket.address().port,
  });
  turn.socket.close();
});

test.each([
  ["no credentials", () => ({})],
  ["a wrong password", () => ({ ...relay.iceServersFor("visit-1", inAnHour()).at(-1), credential: "wrong" })],
  ["a name nobody was given", () => ({ username: "constructor", credential: "x" })],
  ["credentials that have run out", () => relay.iceServersFor("visit-1", new Date("2026-01-01")).at(-1)],
])("the relay refuses %s", async (_what, credentials) => {
  const turn = await client(credentials());
  expect((await turn.allocate()).error).toBe(401);
  expect((await turn.allocate()).error).toBe(401);
  turn.socket.close();
});

test("audio and video pass the relay in both directions, also after a refresh", async () => {
  const patient = await allocated();
  const doctor = dgram.createSocket("udp4").bind(0, host);
  await once(doctor, "listening");
  const channel = attribute(0x0c, Buffer.from([0x40, 1, 0, 0]));
  const bound = await patient.ask(method.channel, channel, peer(host, doctor.address().port));
  expect(bound.isSuccess).toBe(true);
  expect(bound.attributes.has(0x08)).toBe(true);

  const refreshed = await patient.ask(method.refresh);
  expect(refreshed.isSuccess).toBe(true);
  expect(refreshed.attributes.get(0x0d)?.readUInt32BE(0)).toBe(600);

  patient.socket.send(Buffer.concat([Buffer.from([0x40, 1, 0, 5]), Buffer.from("hello")]), port, host);
  const [heard, from] = (await once(doctor, "message")) as [Buffer, dgram.RemoteInfo];
  expect(String(heard)).toBe("hello");
  expect(from).toMatchObject(patient.relayed);

  doctor.send("x", patient.relayed.port, host); // a packet this short once ended the process
  doctor.send("good day", patient.relayed.port, host);
  const [answer] = (await once(patient.socket, "message")) as [Buffer];
  expect(String(answer.subarray(4))).toBe("good day");
  doctor.close();
  patient.socket.close();
});

test("the relay allows no connection to other machines or to local services", async () => {
  const patient = await allocated();
  expect((await patient.ask(method.permit, peer("192.0.2.1", 0))).error).toBe(403);
  const channel = attribute(0x0c, Buffer.from([0x40, 2, 0, 0]));
  expect((await patient.ask(method.channel, channel, peer("8.8.8.8", 50_000))).error).toBe(403);
  expect((await patient.ask(method.channel, channel, peer(host, 53))).error).toBe(403);
  expect((await patient.ask(method.permit, peer(host, 0))).isSuccess).toBe(true);
  const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  expect(own.every(({ address }) => isPeerAllowed({ address, port: 40_000 }))).toBe(true);
  patient.socket.close();
});

test("one participant cannot exhaust the relay, even with new credentials each second", async () => {
  const turns = [];
  for (let n = 1; n <= 10; n++) turns.push(await allocated("greedy", new Date(Date.now() + n * 60_000)));
  const another = await client(relay.iceServersFor("greedy", inAnHour()).at(-1));
  await another.allocate();
  expect((await another.allocate()).error).toBe(486);
  for (const { socket } of [...turns, another]) socket.close();
});

test("the relay frees its port when stopped, and reports a port that is in use", async () => {
  await expect(nodeTurn({ host, port })).rejects.toThrow("EADDRINUSE");
  await expect(nodeTurn({ host: "0.0.0.0", port })).rejects.toThrow("one IPv4 address");
  const other = await freePort();
  await (await nodeTurn({ host, port: other })).stop();
  await (await nodeTurn({ host, port: other })).stop();
});
