import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

type Place = { id: string; span: string | undefined };

/** What a request, and the jobs that it queued, are found by in the log, and the span that code runs within. */
const traces = new AsyncLocalStorage<Place>();

/** Does the work as part of a trace, and of one of its spans where spans are collected. */
export function inTrace<Result>(id: string, work: () => Result, span?: string): Result {
  return traces.run({ id, span }, work);
}

/** The trace that this code runs for; none at a start or in a sweep. */
export function currentTrace(): string | undefined {
  return traces.getStore()?.id;
}

/** The span that this code runs within; none where nobody collects spans. */
export function currentSpan(): string | undefined {
  return traces.getStore()?.span;
}

const idDigits = 32;
/** Random digits for the next ids: asking for them one id at a time takes a tenth of what a kept page takes. */
let pool = "";
let used = 0;

export function newTrace(): string {
  if (used === pool.length) [pool, used] = [randomBytes(128 * idDigits).toString("hex"), 0];
  return pool.slice(used, (used += idDigits));
}

/** `traceparent` of W3C Trace Context, version 00 or one that begins like it. */
const traceparent = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-|$)/;

/** The trace that whoever asks has begun, or a new one. Anything but the standard's form is left aside: it would stand in the log. */
export function traceOf(header: string | string[] | undefined): string {
  return readParent(header)?.id ?? newTrace();
}

/** The span of whoever asks, which a request's own is below; none without a `traceparent` of the standard's form. */
export function parentOf(header: string | string[] | undefined): string | undefined {
  return readParent(header)?.span;
}

function readParent(header: string | string[] | undefined): { id: string; span: string } | undefined {
  if (typeof header !== "string" || header.startsWith("ff-")) return undefined;
  const [, id, span] = traceparent.exec(header) ?? [];
  if (id === undefined || span === undefined || /^0+$/.test(id) || /^0+$/.test(span)) return undefined;
  return { id, span };
}
