const MINUTE = 60_000;

/** The doctor's status while a patient waits; `in_call` means with another patient. */
export const doctorStatuses = ["online", "in_call", "away", "unknown"] as const;
export type DoctorStatus = (typeof doctorStatuses)[number];

/** How long a status that the clinic's program has reported stays valid, in ms; after it, the status is unknown. */
export const doctorStatusTtlMs = 10 * MINUTE;

/**
 * Returns the doctor's status: a call with another patient comes first, then the clinic's report `said`, else
 * `unknown`. The caller passes null for a report older than `doctorStatusTtlMs`.
 */
export function doctorStatus({
  isWithAnother,
  said,
}: {
  isWithAnother: boolean;
  said: "online" | "away" | null;
}): DoctorStatus {
  return isWithAnother ? "in_call" : (said ?? "unknown");
}

/** What the expected wait is computed from; instants in ms. */
export type WaitFacts = {
  startTime: number;
  /** The planned length of this doctor's appointments, in minutes. */
  appointmentMinutes: number;
  /** Quartiles of the length of the doctor's last appointments, in minutes; null where there are too few. */
  usual: { short: number; long: number } | null;
  /** People of this doctor who wait before this one. */
  ahead: number;
  /** When (ms) the doctor's call with another patient began; null without one. */
  withAnotherSince: number | null;
  doctor: DoctorStatus;
};

/** The doctor is expected between these two instants, in ms. */
export type ExpectedWait = { from: number; to: number };

/** The least width of a range, in ms: the end of an appointment is not predictable to the minute. */
const narrowest = 5 * MINUTE;
/** A range wider than this is useless, in ms. */
const widest = 90 * MINUTE;
/** The longest expected rest of a call that has overrun its usual length, in minutes. */
const overtime = 10;

/**
 * Returns the range in which the doctor can be expected. Null where it would be a guess: the doctor is away, their status is
 * unknown, or the range is wider than an hour and a half.
 *
 * The doctor finishes the present call, then sees those who wait before. A call takes as long as the middle half of the
 * doctor's own last ones. Without enough of them it takes half to five quarters of the planned time, since calls overrun
 * often. The present call has the rest of that left, and up to ten minutes once it has overrun. The range never starts
 * before the booked time.
 */
export function expectedWait(facts: WaitFacts, now: number): ExpectedWait | null {
  const { startTime, appointmentMinutes, usual, ahead, withAnotherSince, doctor } = facts;
  if (doctor === "away" || doctor === "unknown") return null;
  const { short, long } = usual ?? { short: appointmentMinutes / 2, long: appointmentMinutes * 1.25 };
  const elapsed = withAnotherSince === null ? 0 : (now - withAnotherSince) / MINUTE;
  const isBusy = withAnotherSince !== null;
  const restShort = isBusy ? Math.max(0, short - elapsed) : 0;
  const restLong = isBusy ? (long > elapsed ? long - elapsed : overtime) : 0;
  const from = Math.max(startTime, now + (restShort + ahead * short) * MINUTE);
  const to = Math.max(from + narrowest, now + (restLong + ahead * long) * MINUTE);
  return to - from > widest ? null : { from, to };
}

/** The wait as displayed: minutes from now in steps of five, or `soon`. */
export type WaitLabel =
  | { kind: "soon" }
  | { kind: "within"; to: number }
  | { kind: "range"; from: number; to: number };

/**
 * Returns the range rounded outwards to steps of five minutes, so that the text neither changes every minute nor
 * promises an exact one. `soon`: at most five minutes, also when the range has passed. `within`: it has begun or begins
 * in less than five minutes.
 */
export function waitInMinutes({ from, to }: ExpectedWait, now: number): WaitLabel {
  const least = Math.floor((from - now) / (5 * MINUTE)) * 5;
  const most = Math.ceil((to - now) / (5 * MINUTE)) * 5;
  if (most <= 5) return { kind: "soon" };
  return least <= 0 ? { kind: "within", to: most } : { kind: "range", from: least, to: most };
}

/** A delay is announced this long after the first estimate, in ms. */
const lateAfter = 10 * MINUTE;

/**
 * Returns from when (ms) the patient is notified of a delay: ten minutes after the end of the range first shown, or
 * after the booked time without one. Later ranges do not count, since they move with the delay.
 */
export function lateFrom(startTime: number, firstExpectedTo: number | null): number {
  return Math.max(startTime, firstExpectedTo ?? startTime) + lateAfter;
}

/**
 * How long a place in the waiting room is reserved for a person who left or was disconnected, in ms. Half an hour
 * allows for an empty battery or another device without blocking those who are present.
 */
export const placeReservedFor = 30 * MINUTE;

/**
 * Returns whether the place of a person away since `awaySince` (ms) is still reserved at `now`; true for null, a
 * present person.
 */
export function isPlaceReserved(awaySince: number | null, now: number): boolean {
  return awaySince === null || now - awaySince <= placeReservedFor;
}
