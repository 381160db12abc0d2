import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

type Place = { id: string; span: string | undefined };

/** What a request, and the jobs that it queued, are found by in the log, and the span that code runs within. */
const traces = new AsyncLocalStorage<Place>();

/** Runs work within a trace, and within one of its spans when spans are on. */
export function inTrace<Result>(id: string, work: () => Result, span?: string): Result {
  return traces.run({ id, span }, work);
}

/** Returns the id of the current trace; undefined at start-up and in background sweeps. */
export function currentTrace(): string | undefined {
  return traces.getStore()?.id;
}

/** Returns the id of the current span; undefined when spans are off. */
export function currentSpan(): string | undefined {
  return traces.getStore()?.span;
}

const idDigits = 32;
/** Random digits for the next ids: asking for them one id at a time takes a tenth of what a kept page takes. */
let pool = "";
let used = 0;

/** Returns a new trace id: 32 hexadecimal digits. */
export function newTrace(): string {
  if (used === pool.length) [pool, used] = [randomBytes(128 * idDigits).toString("hex"), 0];
  return pool.slice(used, (used += idDigits));
}

/** `traceparent` of W3C Trace Context, version 00 or one that begins like it. */
const traceparent = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-|$)/;

/**
 * Returns the trace id of a `traceparent` header, or a new one. Ignores malformed headers, because the id appears in
 * the log.
 */
export function traceOf(header: string | string[] | undefined): string {
  return readParent(header)?.id ?? newTrace();
}

/**
 * Returns the span id of a `traceparent` header, the parent of the request's span; undefined without a valid header.
 */
export function parentOf(header: string | string[] | undefined): string | undefined {
  return readParent(header)?.span;
}

function readParent(header: string | string[] | undefined): { id: string; span: string } | undefined {
  if (typeof header !== "string" || header.startsWith("ff-")) return undefined;
  const [, id, span] = traceparent.exec(header) ?? [];
  if (id === undefined || span === undefined || /^0+$/.test(id) || /^0+$/.test(span)) return undefined;
  return { id, span };
}
