import { randomBytes } from "node:crypto";
import { currentSpan, currentTrace } from "./trace.ts";

/** The id of a span and of its parent within a trace. */
export type SpanPlace = { id: string; parent: string | undefined };

/** A finished database statement. `endedAt` is in ms since the epoch. */
export type StatementSpan = SpanPlace & {
  trace: string;
  text: string;
  endedAt: number;
  ms: number;
  failed: boolean;
};

type Listener = (span: StatementSpan) => void;

/** Of this process, as the pool is; null where nobody collects spans, as by default. */
let listener: Listener | null = null;

/**
 * Turns spans on and passes each statement to the listener, which replaces an earlier one. Returns a function that
 * turns them off.
 */
export function collectSpans(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}

/** Returns the ids of a new span within the span `parent`; undefined when spans are off. Reports nothing. */
export function newSpan(parent?: string): SpanPlace | undefined {
  return listener === null ? undefined : { id: newSpanId(), parent };
}

/**
 * Reports an SQL statement and its duration once `answer` settles. It receives no parameter values. Ignored when
 * spans are off, or outside a span.
 */
export function timeStatement(text: unknown, answer: unknown): void {
  if (listener === null || typeof text !== "string" || !(answer instanceof Promise)) return;
  const [tell, trace, parent] = [listener, currentTrace(), currentSpan()];
  if (trace === undefined || parent === undefined) return;
  const began = performance.now();
  const end = (failed: boolean) => () => {
    const endedAt = performance.timeOrigin + performance.now();
    tell({ id: newSpanId(), parent, trace, text, endedAt, ms: performance.now() - began, failed });
  };
  answer.then(end(false), end(true));
}

const newSpanId = () => randomBytes(8).toString("hex");
