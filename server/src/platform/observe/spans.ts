import { randomBytes } from "node:crypto";
import { currentSpan, currentTrace } from "./trace.ts";

/** Where a piece of work stands among others of its trace. */
export type SpanPlace = { id: string; parent: string | undefined };

/** A statement of the database that has ended. */
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

/** Has spans made from now on, and hears of each statement; returns how to stop. */
export function collectSpans(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}

/** A span for work that begins; nothing where nobody collects spans. */
export function newSpan(parent?: string): SpanPlace | undefined {
  return listener === null ? undefined : { id: newSpanId(), parent };
}

/** Times a statement that was asked within a span; its values are not handed in. */
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
