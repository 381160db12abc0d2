/** What time it is for the rules of the product. Tests and `/dev/clock` move it; audit and log keep real time. */
export type Clock = { now: () => Date };

export type MovableClock = Clock & {
  /** Moves the clock to this distance from real time, in milliseconds. */
  setOffset: (milliseconds: number) => void;
};

/** A clock that runs with real time until it is moved. */
export function movableClock(): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    setOffset: (milliseconds) => void (offset = milliseconds),
  };
}
