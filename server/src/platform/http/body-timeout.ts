import type { IncomingMessage } from "node:http";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";

/** How long the upload of the largest file may take, in ms: it assumes 300 kbit/s. */
export const longestUpload = 10 * 60_000;
/** How long any other request body may take, in ms. */
export const longestBody = 30_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Closes the connection when a request's body is not complete within `ms`, whatever its media type, also after the
 * response. A further call for the same request replaces the deadline. Does nothing without a body.
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
 * Returns how long a file of a declared size (bytes) may take, in ms: `longestBody` plus its share of `longestUpload`.
 * NaN, for no declared size, counts as the largest file.
 */
export function uploadTime(declared: number): number {
  const bytes = Math.min(Number.isNaN(declared) ? Infinity : declared, fieldLimits.fileBytes);
  return Math.min(longestUpload, longestBody + (bytes / fieldLimits.fileBytes) * longestUpload);
}
