import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/** What a request, and the jobs that it queued, are found by in the log. */
const traces = new AsyncLocalStorage<string>();

/** Does the work as part of a trace. */
export function inTrace<Result>(id: string, work: () => Result): Result {
  return traces.run(id, work);
}

/** The trace that this code runs for; none at a start or in a sweep. */
export function currentTrace(): string | undefined {
  return traces.getStore();
}

export function newTrace(): string {
  return randomBytes(16).toString("hex");
}

/** `traceparent` of W3C Trace Context, version 00 or one that begins like it. */
const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(-|$)/;

/** The trace that whoever asks has begun, or a new one. Anything but the standard's form is left aside: it would stand in the log. */
export function traceOf(header: string | string[] | undefined): string {
  const [, id] = (typeof header === "string" && !header.startsWith("ff-") && traceparent.exec(header)) || [];
  return id === undefined || /^0+$/.test(id) ? newTrace() : id;
}
