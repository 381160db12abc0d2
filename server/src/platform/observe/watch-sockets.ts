import type { Server } from "node:http";
import type { Observer } from "./observer.ts";
import { traceOf } from "./trace.ts";

/** Reports opened and closed web sockets to the observer, without addresses, keys or messages. */
export function watchSockets(server: Pick<Server, "on">, observer: Observer): void {
  server.on("upgrade", (request, socket) => {
    const began = performance.now();
    const id = traceOf(request.headers.traceparent);
    observer.socketOpened();
    socket.once("close", () => observer.socketClosed({ id, ms: performance.now() - began }));
  });
}
