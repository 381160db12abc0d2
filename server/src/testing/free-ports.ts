import { randomInt } from "node:crypto";
import net from "node:net";

/**
 * Below what systems hand out by themselves (from 32,768 on Linux, 49,152 on macOS): there the far end of somebody's
 * connection can take a port between our look and our server's start, or while the server is being started anew.
 */
const range = { from: 12_000, to: 32_000 };

/**
 * Returns the first of `count` consecutive ports of 127.0.0.1 that are free now. The sandbox
 * gateway uses the port after the server's.
 */
export async function freePorts(count = 1): Promise<number> {
  for (;;) {
    const first = randomInt(range.from, range.to - count);
    const looks = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (looks.every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
