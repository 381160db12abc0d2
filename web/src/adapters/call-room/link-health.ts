import { type Arrival, stepArrival } from "./arrival.ts";
import type { LinkSample } from "./link-sample.ts";
import { rateLine, receivedFacts, sentFacts, steady, type SteadyQuality, unknownQuality } from "./quality.ts";

/** How a connection does, from the samples so far. */
export type LinkHealth = {
  sample: LinkSample | null;
  arrival: Arrival | null;
  received: SteadyQuality;
  sent: SteadyQuality;
  /** When sound and picture came back after the last loss, in ms. */
  backAt: number | null;
};

export const unknownHealth: LinkHealth = {
  sample: null,
  arrival: null,
  received: unknownQuality,
  sent: unknownQuality,
  backAt: null,
};

/** After a loss the counters still tell of it: what is missing counts as lost once more packets come, in ms. */
const countersMs = 3_000;
/** The other side's reports tell of it for longer: of sound there is one every five seconds. */
const reportsMs = 6_000;

/** One sample more. What was lost together with the path says nothing of the path that was found. */
export function stepHealth(before: LinkHealth, sample: LinkSample): LinkHealth {
  const arrival = stepArrival(before.arrival, sample);
  const isBack = before.arrival?.isStalled === true && !arrival.isStalled;
  const backAt = isBack ? sample.at : before.backAt;
  const since = backAt === null ? Number.POSITIVE_INFINITY : sample.at - backAt;
  const rated = before.sample && rateLine(receivedFacts(before.sample, sample, !arrival.isStalled));
  return {
    sample,
    arrival,
    received: since < countersMs && !arrival.isStalled ? unknownQuality : steady(before.received, rated),
    sent: since < reportsMs ? unknownQuality : steady(before.sent, rateLine(sentFacts(sample))),
    backAt,
  };
}

/** Whether the path was found so short a time ago that what is measured is still the loss. */
export function isSettling({ sample, backAt }: LinkHealth): boolean {
  return sample !== null && backAt !== null && sample.at - backAt < reportsMs;
}
