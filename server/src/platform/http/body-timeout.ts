import type { IncomingMessage } from "node:http";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";

/** How long the bytes of one file may take altogether, in ms: the largest file over a line of 300 kbit/s. */
export const longestUpload = 10 * 60_000;
/** How long any other body may take, in ms. */
export const longestBody = 30_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Closes the connection of a request whose body has not come to its end within `ms`, whatever its media type and also
 * after it was answered. Called again for the same request, the later time counts.
 */
export function limitBodyTime(request: IncomingMessage, ms: number = longestBody): void {
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  const hasBody = coding !== undefined || (length !== undefined && length !== "0");
  if (!hasBody || request.complete) return;
  const timer = setTimeout(() => endConnection(request), ms);
  timer.unref();
  clearTimeout(timers.get(request));
  if (!timers.has(request)) request.once("end", () => clearTimeout(timers.get(request)));
  timers.set(request, timer);
}

/** An injected request has no connection, only the likeness of a socket: it is ended itself. */
function endConnection(request: IncomingMessage): void {
  if (request.complete) return;
  if ("destroy" in request.socket) request.socket.destroy();
  else request.destroy();
}

/**
 * How long the bytes of a file of a declared size (in bytes) may take, in ms: what any body may, and its share of
 * `longestUpload`. NaN, where no size is declared, counts as the largest file.
 */
export function uploadTime(declared: number): number {
  const bytes = Math.min(Number.isNaN(declared) ? Infinity : declared, fieldLimits.fileBytes);
  return Math.min(longestUpload, longestBody + (bytes / fieldLimits.fileBytes) * longestUpload);
}
