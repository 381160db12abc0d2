/** What a connection's statistics report at one moment; counters run from its beginning. */
export type LinkSample = {
  /** In ms. */
  at: number;
  /** Grows with everything received, including ICE connectivity checks. */
  arrivals: number;
  packetsReceived: number;
  packetsLost: number;
  freezeSeconds: number;
  jitterSeconds: number | null;
  /** Share of our packets that were lost (0 .. 1), as the other side reports it. */
  lostShareOut: number | null;
  roundTripSeconds: number | null;
  availableBitrate: number | null;
  isCpuLimited: boolean;
  /** Whether a TURN relay carries the connection. */
  isRelayed: boolean | null;
};

type Stat = Readonly<Record<string, unknown>>;

/**
 * Returns a sample of the result of `getStats`; counters are sums of all streams. Values that a browser does
 * not report are null or 0. `at` is in ms.
 */
export function readLinkSample(stats: Iterable<Stat>, at: number): LinkSample {
  const all = [...stats];
  const of = (type: string) => all.filter((stat) => stat["type"] === type);
  const inbound = of("inbound-rtp");
  const pairs = of("candidate-pair");
  const reports = of("remote-inbound-rtp");
  const paths = pairs.filter((pair) => pair["state"] === "succeeded" && pair["nominated"] === true);
  return {
    at,
    arrivals:
      sum(inbound, "bytesReceived") +
      sum(pairs, "responsesReceived") +
      sum(pairs, "requestsReceived") +
      sum(of("transport"), "bytesReceived"),
    packetsReceived: sum(inbound, "packetsReceived"),
    packetsLost: sum(inbound, "packetsLost"),
    freezeSeconds: sum(inbound, "totalFreezesDuration"),
    jitterSeconds: most(inbound, "jitter"),
    lostShareOut: most(reports, "fractionLost"),
    roundTripSeconds: most(reports, "roundTripTime") ?? most(paths, "currentRoundTripTime"),
    availableBitrate: most(paths, "availableOutgoingBitrate"),
    isCpuLimited: of("outbound-rtp").some((stat) => stat["qualityLimitationReason"] === "cpu"),
    isRelayed: isRelayed(all, paths),
  };
}

/** A nominated path may stay in the list after another was chosen: where the browser says which one is in use, that one counts. */
function isRelayed(all: readonly Stat[], nominated: readonly Stat[]): boolean | null {
  const chosen = all.filter(({ id }) => all.some((stat) => stat["selectedCandidatePairId"] === id));
  const used = chosen.length > 0 ? chosen : nominated;
  const ends = new Set(used.flatMap((pair) => [pair["localCandidateId"], pair["remoteCandidateId"]]));
  const candidates = all.filter(({ id }) => id !== undefined && ends.has(id));
  return candidates.length === 0 ? null : candidates.some((stat) => stat["candidateType"] === "relay");
}

const numbers = (stats: readonly Stat[], key: string) =>
  stats.map((stat) => stat[key]).filter((value) => typeof value === "number");

const sum = (stats: readonly Stat[], key: string) =>
  numbers(stats, key).reduce((total, value) => total + value, 0);

function most(stats: readonly Stat[], key: string): number | null {
  const found = numbers(stats, key);
  return found.length === 0 ? null : Math.max(...found);
}
