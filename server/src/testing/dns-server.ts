import { createSocket } from "node:dgram";
import { dnsRecords } from "../adapters/dns-records/dns-records.ts";
import type { TxtRecords } from "../ports/txt-records.ts";

/** A local DNS server for TXT records. */
export type DnsServer = {
  /** The product's DNS client, connected to this server; it waits 60 ms. */
  txtRecords: TxtRecords;
  /** TXT records by lower-case name; other names do not exist. */
  records: Map<string, readonly string[]>;
  /** While `isSilent` is true, the server does not answer. */
  silence: { isSilent: boolean };
  stop: () => Promise<void>;
};

const [noError, noSuchName] = [0, 3];

/** Starts a DNS server on a free UDP port of 127.0.0.1, at first without records. */
export async function startDnsServer(): Promise<DnsServer> {
  const records: DnsServer["records"] = new Map();
  const silence = { isSilent: false };
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => {
    if (!silence.isSilent) socket.send(answerTo(question, records), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const address = `127.0.0.1:${socket.address().port}`;
  return {
    txtRecords: dnsRecords({ servers: [address], patienceMs: 60 }),
    records,
    silence,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** RFC 1035: the question again, and an answer for each record. */
function answerTo(question: Buffer, records: DnsServer["records"]): Buffer {
  const { name, end } = nameIn(question);
  const found = records.get(name);
  const answers = (found ?? []).map(recordOf);
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (found ? noError : noSuchName), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  return Buffer.concat([header, question.subarray(12, end + 4), ...answers]);
}

function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 };
}

/** A TXT record in pieces of 255 characters, of the name in the question. */
function recordOf(text: string): Buffer {
  const pieces = text.match(/[^]{1,255}/g) ?? [""];
  const data = Buffer.concat(pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece)])));
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]);
  return Buffer.concat([head, data]);
}
