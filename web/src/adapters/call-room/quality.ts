import type { Quality } from "../../ports/video-room.ts";
import type { LinkSample } from "./link-sample.ts";

/** How a connection did between two samples: the input of `rateConnection`. Unknown values are null. */
export type ConnectionFacts = {
  /** 0 .. 1 of the packets. */
  lostShare: number | null;
  roundTripMs: number | null;
  jitterMs: number | null;
  /** Share of the time in which the video was frozen, 0 .. 1. */
  frozenShare: number | null;
  isArriving: boolean;
};

/** Each row is the most a quality allows. Loss below 2 % is repaired unheard; above 400 ms there and back people interrupt each other (ITU-T G.114). */
const allowed: readonly { quality: Quality; lost: number; trip: number; jitter: number; frozen: number }[] = [
  { quality: 4, lost: 0.02, trip: 250, jitter: 40, frozen: 0.05 },
  { quality: 3, lost: 0.05, trip: 400, jitter: 80, frozen: 0.15 },
  { quality: 2, lost: 0.12, trip: 800, jitter: 150, frozen: 0.4 },
];

/** Returns the quality of a connection, 0 (nothing arrives) .. 4 (good); null while nothing is known. */
export function rateConnection({
  lostShare,
  roundTripMs,
  jitterMs,
  frozenShare,
  isArriving,
}: ConnectionFacts): Quality | null {
  if (!isArriving) return 0;
  const known = [lostShare, roundTripMs, jitterMs, frozenShare].some((fact) => fact !== null);
  if (!known) return null;
  const row = allowed.find(
    (one) =>
      (lostShare ?? 0) <= one.lost &&
      (roundTripMs ?? 0) <= one.trip &&
      (jitterMs ?? 0) <= one.jitter &&
      (frozenShare ?? 0) <= one.frozen,
  );
  return row?.quality ?? 1;
}

/**
 * Returns how what was received did between two samples. The caller says by `isArriving` whether media that
 * is expected arrives.
 */
export function receivedFacts(before: LinkSample, after: LinkSample, isArriving: boolean): ConnectionFacts {
  const received = after.packetsReceived - before.packetsReceived;
  const lost = Math.max(0, after.packetsLost - before.packetsLost);
  const seconds = (after.at - before.at) / 1_000;
  return {
    isArriving,
    lostShare: received + lost > 0 ? lost / (received + lost) : null,
    roundTripMs: inMs(after.roundTripSeconds),
    jitterMs: received > 0 ? inMs(after.jitterSeconds) : null,
    frozenShare:
      seconds > 0 ? Math.min(1, Math.max(0, after.freezeSeconds - before.freezeSeconds) / seconds) : null,
  };
}

/** Returns how what we send arrives, as the other side reports it in a sample; always `isArriving`. */
export function sentFacts(sample: LinkSample): ConnectionFacts {
  return {
    isArriving: true,
    lostShare: sample.lostShareOut,
    roundTripMs: inMs(sample.roundTripSeconds),
    jitterMs: null,
    frozenShare: null,
  };
}

const inMs = (seconds: number | null) => (seconds === null ? null : seconds * 1_000);

/**
 * The quality shown, and the candidate for the next one: how often in a row it was rated better or worse, and
 * the mildest such rating.
 */
export type SteadyQuality = { shown: Quality | null; next: Quality | null; count: number };
/** Nothing rated yet. */
export const unknownQuality: SteadyQuality = { shown: null, next: null, count: 0 };

/** So many samples in a row must agree before what is shown changes: soon for the worse, late for the better. */
const toWorsen = 2;
const toImprove = 4;

/**
 * Returns the state after one more rating. The first known rating is shown at once; after it two worse or four better
 * in a row change what is shown. A rating of null starts the count again.
 */
export function stepSteadyQuality(state: SteadyQuality, rated: Quality | null): SteadyQuality {
  const { shown } = state;
  if (rated === null || rated === shown) return { shown, next: null, count: 0 };
  if (shown === null) return { shown: rated, next: null, count: 0 };
  const isWorse = rated < shown;
  const isSameWay = state.next !== null && state.next < shown === isWorse;
  const retained = isSameWay && state.next !== null ? state.next : rated;
  const next = isWorse ? larger(retained, rated) : smaller(retained, rated);
  const count = isSameWay ? state.count + 1 : 1;
  const isBelieved = count >= (isWorse ? toWorsen : toImprove);
  return isBelieved ? { shown: next, next: null, count: 0 } : { shown, next, count };
}

const larger = (a: Quality, b: Quality): Quality => (a > b ? a : b);
const smaller = (a: Quality, b: Quality): Quality => (a < b ? a : b);

/** Returns the worse of two qualities, or the one that is known; null for none. */
export function worseQuality(a: Quality | null, b: Quality | null): Quality | null {
  if (a === null || b === null) return a ?? b;
  return smaller(a, b);
}
