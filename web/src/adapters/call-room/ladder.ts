import type { Quality, Sending, SendingLevel } from "../../ports/video-room.ts";

/** How one connection did in the last second: the input of `stepLadder`. */
export type LadderFacts = {
  /** In ms. */
  at: number;
  /** How well our media arrives at the other side. */
  quality: Quality | null;
  /** In bit/s; null where the browser does not report it. */
  availableBitrate: number | null;
  isCpuLimited: boolean;
};

/**
 * The current sending level of one connection, and since when (ms) something speaks for a lower or higher
 * one.
 */
export type Ladder = Sending & {
  badSince: number | null;
  cpuSince: number | null;
  goodSince: number | null;
  /** How long it must go well before the next step up; doubled after each step up that did not hold. */
  climbAfterMs: number;
  climbedAt: number | null;
};

const levels: readonly SendingLevel[] = ["720p", "360p", "180p", "audio"];
/** Below this a step cannot be sent properly, in bit/s. */
const least: Readonly<Record<SendingLevel, number>> = {
  "720p": 250_000,
  "360p": 120_000,
  "180p": 60_000,
  audio: 0,
};
const badMs = 3_000;
const cpuMs = 5_000;
const firstClimbMs = 10_000;
const longestClimbMs = 80_000;
/** A step up that fails within this span counts as one that did not hold. */
const holdMs = 30_000;

/** Begins at 720p with nothing measured. */
export const initialLadder: Ladder = {
  level: "720p",
  reason: null,
  badSince: null,
  cpuSince: null,
  goodSince: null,
  climbAfterMs: firstClimbMs,
  climbedAt: null,
};

/**
 * Returns the sending level after one more second. Levels: 720p, 360p, 180p at ten frames a second, audio
 * alone. Goes down after 3 bad seconds (5 where the CPU is the limit, never below 180p), up after 10 good
 * ones; the 10 double, to 80 at most, when a step up fails within 30 s. Stays while nothing arrives (quality
 * 0).
 */
export function stepLadder(ladder: Ladder, facts: LadderFacts): Ladder {
  const { at, quality, availableBitrate } = facts;
  if (quality === 0) return fresh(ladder); // nothing passes: a smaller picture would not either
  const isBad = quality === 1 || (availableBitrate !== null && availableBitrate < least[ladder.level]);
  const mayEase = ladder.level === "720p" || ladder.level === "360p";
  const isGood = !isBad && !facts.isCpuLimited && quality !== null && quality >= 3;
  const next = {
    ...ladder,
    badSince: isBad ? (ladder.badSince ?? at) : null,
    cpuSince: facts.isCpuLimited && mayEase ? (ladder.cpuSince ?? at) : null,
    goodSince: isGood ? (ladder.goodSince ?? at) : null,
  };
  if (lasts(next.badSince, at, badMs)) return down(next, at, "network");
  if (lasts(next.cpuSince, at, cpuMs)) return down(next, at, "cpu");
  if (lasts(next.goodSince, at, next.climbAfterMs)) return up(next, at);
  return next;
}

const lasts = (since: number | null, at: number, ms: number) => since !== null && at - since >= ms;

function down(ladder: Ladder, at: number, reason: "network" | "cpu"): Ladder {
  const lower = levels[levels.indexOf(ladder.level) + 1];
  if (!lower) return ladder;
  const didNotHold = ladder.climbedAt !== null && at - ladder.climbedAt < holdMs;
  const climbAfterMs = didNotHold ? Math.min(longestClimbMs, ladder.climbAfterMs * 2) : ladder.climbAfterMs;
  return { ...fresh(ladder), level: lower, reason, climbAfterMs, climbedAt: null };
}

function up(ladder: Ladder, at: number): Ladder {
  const higher = levels[levels.indexOf(ladder.level) - 1];
  if (!higher) return { ...ladder, reason: null };
  const isTop = higher === levels[0];
  return { ...fresh(ladder), level: higher, reason: isTop ? null : ladder.reason, climbedAt: at };
}

const fresh = (ladder: Ladder): Ladder => ({ ...ladder, badSince: null, cpuSince: null, goodSince: null });

/** Returns the lowest sending level of several; 720p for none. */
export function lowestSending(all: readonly Sending[]): Sending {
  return all.reduce<Sending>(
    (low, one) => (levels.indexOf(one.level) > levels.indexOf(low.level) ? one : low),
    { level: "720p", reason: null },
  );
}
