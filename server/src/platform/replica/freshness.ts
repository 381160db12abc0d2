/** Moments are milliseconds of `performance.now()`; positions are bytes of the primary's WAL. */
type Sample = { at: number; position: number };

/** How up to date a replica is, by the clock of this process alone. */
export type Freshness = {
  /** Records the primary's WAL position, requested at this moment. */
  primaryWasAt: (at: number, position: number) => void;
  /** Records what the replica has replayed. Returns false when the primary has never been there: another history. */
  replicaReplayed: (position: number) => boolean;
  /** Returns the moment whose state the replica certainly has; -Infinity when unknown. */
  freshAsOf: () => number;
  reset: () => void;
};

/** Samples older than this are dropped, in ms. */
const oldest = 60_000;

/**
 * Compares what the replica has replayed with earlier positions of the primary. Neither an idle primary nor clocks
 * that differ look like lag, as they do with `pg_last_xact_replay_timestamp`.
 */
export function openFreshness(): Freshness {
  let samples: Sample[] = [];
  let fresh = -Infinity;
  let replayed: number | null = null;
  return {
    primaryWasAt: (at, position) => {
      samples = [...samples.filter((sample) => sample.at > at - oldest), { at, position }];
    },
    replicaReplayed: (position) => {
      // The earlier answer is compared with a later sample: the primary has gone on meanwhile.
      const isKnown = replayed === null || replayed <= (samples.at(-1)?.position ?? Infinity);
      replayed = position;
      for (const sample of samples) if (sample.position <= position) fresh = Math.max(fresh, sample.at);
      return isKnown;
    },
    freshAsOf: () => fresh,
    reset: () => {
      samples = [];
      fresh = -Infinity;
      replayed = null;
    },
  };
}
