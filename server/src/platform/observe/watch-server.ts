import type { Server } from "node:http";
import type { Observer } from "./observer.ts";
import { traceOf } from "./trace.ts";

/**
 * Reports opened and closed web sockets, and requests that cannot be read as HTTP, to the observer, without addresses, keys or messages. A
 * connection that breaks off is no request.
 */
export function watchServer(server: Pick<Server, "on">, observer: Observer): void {
  server.on("upgrade", (request, socket) => {
    const began = performance.now();
    const id = traceOf(request.headers.traceparent);
    observer.socketOpened();
    socket.once("close", () => observer.socketClosed({ id, ms: performance.now() - began }));
  });
  server.on("clientError", (error: NodeJS.ErrnoException) => {
    if (error.code !== "ECONNRESET") observer.unreadable({ id: traceOf(undefined), reason: codeOf(error) });
  });
}

/** Returns the code of an error of Node, its HTTP parser or Fastify: capitals alone, so that nothing of a request is in it. */
export const codeOf = ({ code = "" }: NodeJS.ErrnoException): string =>
  /^[A-Z][A-Z0-9_]{2,60}$/.test(code) ? code : "UNKNOWN";
