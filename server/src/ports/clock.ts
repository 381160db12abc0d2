/** The current time for the product's rules. Tests and `/dev/clock` move it; audit and log use real time. */
export type Clock = { now: () => Date };

/** A clock whose distance from real time can be set, for tests. */
export type MovableClock = Clock & {
  /** Moves the clock to this distance from real time, in milliseconds. */
  setOffset: (milliseconds: number) => void;
};

/** Returns a clock that follows real time until `setOffset` moves it. */
export function movableClock(): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    setOffset: (milliseconds) => void (offset = milliseconds),
  };
}
