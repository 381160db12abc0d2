import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import type { Broker } from "../broker.ts";

/** A browser that reads so slowly that this much waits for it is let go; it comes back and fetches anew. */
const maxWaitingBytes = 1024 * 1024;
/** Larger than any event with its envelope. */
const maxMessageBytes = 64 * 1024;

export type WebSocketTransport = { stop: () => Promise<void> };

/** WebSocket connections at `{path}/app/{key}` of an HTTP server. */
export function serveWebSockets(
  server: Server,
  broker: Broker,
  options: { path: string; isAllowedOrigin: (origin: string | undefined) => boolean },
): WebSocketTransport {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  const prefix = `${options.path}/app/`;

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const isOurs = url.pathname.startsWith(prefix);
    if (!isOurs && server.listenerCount("upgrade") > 1) return;
    stream.on("error", () => stream.destroy());
    if (!isOurs || !options.isAllowedOrigin(request.headers.origin))
      return void stream.end(
        `HTTP/1.1 ${isOurs ? "403 Forbidden" : "404 Not Found"}\r\nConnection: close\r\n\r\n`,
      );
    const key = url.pathname.slice(prefix.length);
    sockets.handleUpgrade(request, stream, head, (socket) =>
      connect(socket, broker, key, url.searchParams.get("protocol")),
    );
  };
  server.on("upgrade", upgrade);

  return {
    async stop() {
      server.off("upgrade", upgrade);
      await Promise.all([...sockets.clients].map(closed));
      sockets.close();
    },
  };
}

function connect(socket: WebSocket, broker: Broker, key: string, protocol: string | null): void {
  socket.on("error", () => socket.terminate()); // a broken frame or line; "close" follows
  const link = broker.open(key, protocol, {
    send(message) {
      if (socket.bufferedAmount > maxWaitingBytes) socket.terminate();
      else socket.send(message);
    },
    close: (code, reason) => socket.close(code, reason),
  });
  if (!link) return;
  socket.on("message", (data: Buffer, isBinary) => {
    if (!isBinary) link.receive(data.toString());
  });
  socket.on("close", link.lost);
}

/** Waits a moment for the browser to answer the closing handshake, then cuts the line. */
function closed(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => socket.terminate(), 250);
    socket.once("close", () => {
      clearTimeout(patience);
      resolve();
    });
    if (socket.readyState === socket.OPEN) socket.close(1001);
  });
}
