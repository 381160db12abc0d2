import { once } from "node:events";
import { readFileSync } from "node:fs";
import net, { type AddressInfo, type Socket } from "node:net";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { reachedAt } from "./connections.ts";

/** The timer of this process's connection to a port, as Linux tells it: 2 is that of keepalive. And when it fires, in ms. */
function timerTo(port: number): { kind: number; inMs: number } | null {
  const remote = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  for (const line of readFileSync("/proc/self/net/tcp", "utf8").split("\n")) {
    const [, , to, , , timer = ""] = line.trim().split(/\s+/);
    const [kind = "", when = ""] = timer.split(":");
    if (to?.endsWith(remote)) return { kind: parseInt(kind, 16), inMs: parseInt(when, 16) * 10 };
  }
  return null;
}

test.skipIf(process.platform !== "linux")(
  "whoever waits for an answer from another machine asks after two seconds whether it is still there (skipped: this is not Linux)",
  async () => {
    const silent = net.createServer();
    const taken: Socket[] = [];
    silent.on("connection", (socket) => taken.push(socket)).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const client = new pg.Client(reachedAt(`postgres://anteroom@127.0.0.1:${port}/anteroom`));
    const failed = client.connect().catch((error: unknown) => error);
    try {
      await vi.waitFor(() => expect(timerTo(port)?.kind).toBe(2));
      expect(timerTo(port)?.inMs).toBeLessThanOrEqual(2_000);
    } finally {
      for (const socket of taken) socket.destroy();
      silent.close();
      await failed;
    }
  },
);
