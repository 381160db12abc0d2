import { type Arrival, stepArrival } from "./arrival.ts";
import type { LinkSample } from "./link-sample.ts";
import {
  rateConnection,
  receivedFacts,
  sentFacts,
  stepSteadyQuality,
  type SteadyQuality,
  unknownQuality,
} from "./quality.ts";

/** The health of a connection, computed from all samples so far. */
export type LinkHealth = {
  sample: LinkSample | null;
  arrival: Arrival | null;
  received: SteadyQuality;
  sent: SteadyQuality;
  /** When media arrived again after the last loss, in ms. */
  backAt: number | null;
};

/** The health of a connection without any sample. */
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

/**
 * Returns the health after one more sample. Packets lost together with a path do not count against the path found after it: for 3 s after
 * its return the received quality is unknown (null), for 6 s the sent one.
 */
export function stepHealth(before: LinkHealth, sample: LinkSample): LinkHealth {
  const arrival = stepArrival(before.arrival, sample);
  const isBack = before.arrival?.isStalled === true && !arrival.isStalled;
  const backAt = isBack ? sample.at : before.backAt;
  const since = backAt === null ? Number.POSITIVE_INFINITY : sample.at - backAt;
  const rated = before.sample && rateConnection(receivedFacts(before.sample, sample, !arrival.isStalled));
  return {
    sample,
    arrival,
    received:
      since < countersMs && !arrival.isStalled ? unknownQuality : stepSteadyQuality(before.received, rated),
    sent:
      since < reportsMs ? unknownQuality : stepSteadyQuality(before.sent, rateConnection(sentFacts(sample))),
    backAt,
  };
}

/** Returns whether the connection recovered less than 6 s ago, so that its measurements still include the loss. */
export function isSettling({ sample, backAt }: LinkHealth): boolean {
  return sample !== null && backAt !== null && sample.at - backAt < reportsMs;
}
