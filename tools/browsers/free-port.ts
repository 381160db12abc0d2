import net from "node:net";

/** A port that is free now, and so is the one after it (the sandbox gateway's). */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await listenOnce(0);
    if (port !== null && port < 65_535 && (await listenOnce(port + 1)) !== null) return port;
  }
}

function listenOnce(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(null));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : null));
    });
  });
}
