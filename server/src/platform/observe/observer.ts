import type { JobKind } from "../jobs/job-kinds.ts";
import type { SpanPlace } from "./spans.ts";

/** One answered request without user input: no URL, query, header, token or body. */
export type RequestFacts = {
  /** 32 hexadecimal digits: the trace that the request belongs to. */
  id: string;
  clinic: string | null;
  method: string;
  /** The pattern that the address matched, such as `/api/patients/appointments/:id`. */
  route: string;
  status: number;
  ms: number;
  /** Where spans are collected. */
  span?: SpanPlace | undefined;
};

/** One handled job. */
export type JobFacts = {
  /** The trace of the request that queued it. */
  id: string;
  clinic: string | null;
  job: JobKind;
  outcome: "done" | "failed";
  /** Why it failed: the codes of its error. */
  reason?: string;
  ms: number;
  span?: SpanPlace | undefined;
};

/** A web socket that has closed, and its duration in ms. */
export type SocketFacts = { id: string; ms: number };

/** A request that could not be read as HTTP: it reached no route. `reason` is a code of Node's, never what was sent. */
export type UnreadableFacts = { id: string; reason: string };

/** Receives events of the server for logs, metrics and traces. It must not throw or block. */
export type Observer = {
  request: (facts: RequestFacts) => void;
  unreadable: (facts: UnreadableFacts) => void;
  job: (facts: JobFacts) => void;
  socketOpened: () => void;
  socketClosed: (facts: SocketFacts) => void;
  /** Counts an unexpected error. Only the log receives its place. */
  failed: () => void;
};

const nothing = () => {};

/** Creates an observer of some events that ignores the others. */
export function partialObserver(some: Partial<Observer>): Observer {
  return {
    request: nothing,
    unreadable: nothing,
    job: nothing,
    socketOpened: nothing,
    socketClosed: nothing,
    failed: nothing,
    ...some,
  };
}

/** Returns one observer that forwards to several. */
export function combineObservers(observers: readonly Observer[]): Observer {
  return {
    request: (facts) => observers.forEach((one) => one.request(facts)),
    unreadable: (facts) => observers.forEach((one) => one.unreadable(facts)),
    job: (facts) => observers.forEach((one) => one.job(facts)),
    socketOpened: () => observers.forEach((one) => one.socketOpened()),
    socketClosed: (facts) => observers.forEach((one) => one.socketClosed(facts)),
    failed: () => observers.forEach((one) => one.failed()),
  };
}
