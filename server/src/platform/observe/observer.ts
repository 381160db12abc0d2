import type { JobKind } from "../jobs/job-kinds.ts";
import type { SpanPlace } from "./spans.ts";

/** One answered request, without anything that somebody typed or was given: no address, query, header, token or body. */
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

export type JobFacts = {
  /** The trace of the request that queued it. */
  id: string;
  clinic: string | null;
  job: JobKind;
  outcome: "done" | "failed";
  ms: number;
  span?: SpanPlace | undefined;
};

/** A web socket that has ended. */
export type SocketFacts = { id: string; ms: number };

/** Hears of what the server does. It must not throw, and takes no time. */
export type Observer = {
  request: (facts: RequestFacts) => void;
  job: (facts: JobFacts) => void;
  socketOpened: () => void;
  socketClosed: (facts: SocketFacts) => void;
  /** An error that nobody expected; where it was is told to the log alone. */
  failed: () => void;
};

const nothing = () => {};

/** An observer that hears of some things, and lets the others pass. */
export function observing(some: Partial<Observer>): Observer {
  return {
    request: nothing,
    job: nothing,
    socketOpened: nothing,
    socketClosed: nothing,
    failed: nothing,
    ...some,
  };
}

/** One observer that tells several. */
export function combineObservers(observers: readonly Observer[]): Observer {
  return {
    request: (facts) => observers.forEach((one) => one.request(facts)),
    job: (facts) => observers.forEach((one) => one.job(facts)),
    socketOpened: () => observers.forEach((one) => one.socketOpened()),
    socketClosed: (facts) => observers.forEach((one) => one.socketClosed(facts)),
    failed: () => observers.forEach((one) => one.failed()),
  };
}
