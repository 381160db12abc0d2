/** Measurements of the device test over the relay and back; null where one failed. */
export type NetworkFacts = {
  /** none: the installation has no relay; blocked: it has one, and this network does not let us reach it. */
  relay: "reached" | "blocked" | "none";
  roundTripMs: number | null;
  /** Share of lost packets, 0 to 1. */
  loss: number | null;
  /** In kbit/s. */
  kilobits: number | null;
};

/** How well a call works over a network: pleasantly, bearably, or not. */
export type NetworkQuality = "good" | "fair" | "poor";
/** Why the network is not good, the most serious first. */
export type NetworkReason = "relay-blocked" | "relay-none" | "slow" | "lossy" | "delayed";
/** The quality of a network; `reasons` is empty for `good`. */
export type NetworkVerdict = { quality: NetworkQuality; reasons: readonly NetworkReason[] };

/**
 * Bounds of a pleasant and of a bearable call. Delay: ITU-T G.114 (150 ms one way is good, 400 ms the limit). Loss:
 * Opus with error correction stays clear to about 5 %, speech breaks beyond 10 %. Speed: what the call sends at 720p
 * is 1,000 kbit/s, at 180p with sound 150 kbit/s.
 */
const networkBounds = {
  good: { roundTripMs: 300, loss: 0.03, kilobits: 1_000 },
  fair: { roundTripMs: 800, loss: 0.1, kilobits: 150 },
} as const;

/**
 * Rates the network, with the reasons, the most serious first. A missing relay alone gives `fair`, since the
 * call may still connect directly; a blocked one `poor`. Failed measurements (null) do not count, so that all
 * of them null is `good`.
 */
export function judgeNetwork(facts: NetworkFacts): NetworkVerdict {
  const reasons: { reason: NetworkReason; quality: NetworkQuality }[] = [];
  const weigh = (reason: NetworkReason, quality: NetworkQuality) => {
    if (quality !== "good") reasons.push({ reason, quality });
  };
  if (facts.relay === "blocked") weigh("relay-blocked", "poor");
  if (facts.relay === "none") weigh("relay-none", "fair");
  weigh(
    "slow",
    rank(facts.kilobits, "kilobits", (value, bound) => value >= bound),
  );
  weigh(
    "lossy",
    rank(facts.loss, "loss", (value, bound) => value <= bound),
  );
  weigh(
    "delayed",
    rank(facts.roundTripMs, "roundTripMs", (value, bound) => value <= bound),
  );
  const isPoor = reasons.some(({ quality }) => quality === "poor");
  const worstFirst = [...reasons].sort((a, b) => Number(b.quality === "poor") - Number(a.quality === "poor"));
  return {
    quality: isPoor ? "poor" : reasons.length > 0 ? "fair" : "good",
    reasons: worstFirst.map(({ reason }) => reason),
  };
}

function rank(
  value: number | null,
  what: keyof (typeof networkBounds)["good"],
  isWithin: (value: number, bound: number) => boolean,
): NetworkQuality {
  if (value === null || isWithin(value, networkBounds.good[what])) return "good";
  return isWithin(value, networkBounds.fair[what]) ? "fair" : "poor";
}
