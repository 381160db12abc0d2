import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import type { Link } from "../broker.ts";
import type { Wire } from "../broker-state.ts";
import type { ConnectLink } from "../connector.ts";
import type { Gate } from "../gate.ts";
import { createFrames } from "./text-frame.ts";

/** A browser that reads so slowly that this much waits for it is let go; it comes back and fetches anew. */
const maxWaitingBytes = 1024 * 1024;
/** Larger than any event with its envelope. */
const maxMessageBytes = 64 * 1024;
/** Ours, and where clients of Pusher look when nobody has told them otherwise. */
const place = /^(?:\/pusher)?\/app\/([^/]+)$/;

/** The WebSocket transport. */
export type WebSocketTransport = { stop: () => Promise<void> };

/** Accepts WebSocket connections at `/pusher/app/{key}` and `/app/{key}` of an HTTP server. */
export function serveWebSockets(server: Server, connectLink: ConnectLink, gate: Gate): WebSocketTransport {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  const frameOf = createFrames();
  let isStopped = false;

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const [path = "", search = ""] = (request.url ?? "").split("?", 2);
    const key = place.exec(path)?.[1];
    if (key === undefined && server.listenerCount("upgrade") > 1) return;
    stream.on("error", () => stream.destroy());
    if (key === undefined) return refuse(stream, "404 Not Found");
    gate(request, key).then(
      (visitor) => {
        if (stream.destroyed || isStopped) return void stream.destroy();
        if (!visitor) return refuse(stream, "403 Forbidden");
        sockets.handleUpgrade(request, stream, head, (socket) =>
          connect({ socket, write: gathered(stream), frameOf }, (wire) =>
            connectLink(key, new URLSearchParams(search).get("protocol"), wire, visitor),
          ),
        );
      },
      () => refuse(stream, "503 Service Unavailable"), // the database is away; the browser tries again
    );
  };
  server.on("upgrade", upgrade);

  return {
    async stop() {
      isStopped = true;
      server.off("upgrade", upgrade);
      await Promise.all([...sockets.clients].map(closed));
      sockets.close();
    },
  };
}

const refuse = (stream: Duplex, status: string): void =>
  void stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);

type Line = { socket: WebSocket; write: (frame: Buffer) => void; frameOf: (message: string) => Buffer };

function connect({ socket, write, frameOf }: Line, enter: (wire: Wire) => Link | null): void {
  socket.on("error", () => socket.terminate()); // a broken frame or line; "close" follows
  const link = enter({
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > maxWaitingBytes) socket.terminate();
      else write(frameOf(message));
    },
    close: (code, reason) => socket.close(code, reason),
  });
  if (!link) return;
  socket.on("message", (data: Buffer, isBinary) => {
    if (!isBinary) link.receive(data.toString());
  });
  socket.on("close", link.lost);
}

/** What is written in one turn leaves in one piece: a burst of events costs one call of the system for each browser. */
function gathered(stream: Duplex): (frame: Buffer) => void {
  let isCorked = false;
  const release = () => {
    isCorked = false;
    stream.uncork();
  };
  return (frame) => {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(release);
    }
    stream.write(frame);
  };
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
