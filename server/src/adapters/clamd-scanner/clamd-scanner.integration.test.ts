import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eicar, hasClamd, openClamd, type Clamd } from "../../testing/clamd.ts";
import { clamdScanner } from "./clamd-scanner.ts";

/** clamd adds that the signature is not of ClamAV. */
const found = { infection: "Eicar-Test-Signature.UNOFFICIAL" };
const parts = (...all: Uint8Array[]) => Readable.from(all);

describe.skipIf(!hasClamd)("with a ClamAV daemon (skipped: clamav-daemon is not on this machine)", () => {
  let clamd: Clamd;
  beforeAll(async () => void (clamd = await openClamd()));
  afterAll(() => clamd.close());

  test.each([
    ["over TCP", () => ({ host: clamd.host, port: clamd.port })],
    ["over a unix socket", () => ({ path: clamd.socketPath })],
  ])("a scanner %s names what it finds and accepts a harmless file", async (_how, address) => {
    const { scan } = clamdScanner(address());
    expect(await scan(parts(eicar))).toEqual(found);
    expect(await scan(parts(eicar.subarray(0, 30), Buffer.alloc(0), eicar.subarray(30)))).toEqual(found);
    expect(await scan(parts(Buffer.from("a harmless text")))).toEqual({ infection: null });
    expect(await scan(parts(...Array.from({ length: 200 }, () => Buffer.alloc(100_000, "a"))))).toEqual({
      infection: null,
    });
  });

  test("a file larger than the daemon's limit is an error without a verdict", async () => {
    const tooLarge = Array.from({ length: 300 }, () => Buffer.alloc(100_000, "a"));
    await expect(clamdScanner({ path: clamd.socketPath }).scan(parts(...tooLarge))).rejects.toThrow(
      /size limit|closed|EPIPE|ECONNRESET/,
    );
  });

  test("a file that cannot be read to its end is an error without a verdict", async () => {
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from("half");
        throw new Error("the disk is gone");
      })(),
    );
    await expect(clamdScanner({ path: clamd.socketPath }).scan(breaking)).rejects.toThrow("the disk is gone");
  });
});

test("an unreachable scanner is an error without a verdict", async () => {
  const scanner = clamdScanner({ path: "/nowhere/clamd.sock" });
  await expect(scanner.scan(parts(Buffer.from("a")))).rejects.toThrow("ENOENT");
});

test.each([
  ["closes without an answer", "", "nothing"],
  ["answers something else", "UNKNOWN COMMAND\0", "UNKNOWN COMMAND"],
  ["never ends its answer", "a".repeat(20_000), "says too much"],
])("a scanner that %s is an error without a verdict", async (_what, answer, reason) => {
  const server = net.createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(answer));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  const scanner = clamdScanner({ host: "127.0.0.1", port });
  await expect(scanner.scan(parts(Buffer.from("a")))).rejects.toThrow(reason);
  server.close();
});
