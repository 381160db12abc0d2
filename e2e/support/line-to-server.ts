import { once } from "node:events";
import net from "node:net";
import type { AddressInfo } from "node:net";
import { clinicUrl } from "./demo.ts";

type Line = {
  /** The clinic's address through the proxy. */
  clinicUrl: string;
  /** Closes all connections and refuses new ones until `mend`. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
};

/**
 * Opens a TCP proxy to the clinic's server that a test can cut, for pages and service workers in every browser.
 * Playwright's offline mode does not reach a service worker in Firefox.
 */
export async function openLine(clinic: string): Promise<Line> {
  const behind = new URL(clinicUrl(clinic));
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(behind.port), "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => one.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    clinicUrl: `${behind.protocol}//${behind.hostname}:${port}`,
    mend: () => listen(port),
    cut: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
