import type { Server } from "node:http";
import type { Observer } from "./observer.ts";
import { traceOf } from "./trace.ts";

/** Tells of web sockets that come and go; of their addresses, keys and messages nothing. */
export function watchSockets(server: Pick<Server, "on">, observer: Observer): void {
  server.on("upgrade", (request, socket) => {
    const began = performance.now();
    const id = traceOf(request.headers.traceparent);
    observer.socketOpened();
    socket.once("close", () => observer.socketClosed({ id, ms: performance.now() - began }));
  });
}
