import { createHash } from "node:crypto";

/** A Janus that may carry a call. */
export type JanusPlace = {
  url: string;
  /** Whether it can be reached now. */
  isUp: boolean;
  /** It carries on with its calls and gets no new ones. */
  isDraining: boolean;
  /** How many calls of this server it carries. */
  calls: number;
};

/**
 * Returns the URL of the Janus that a call begins at: one that can be reached before one that cannot, one that is not draining before one that is,
 * then the one with the fewest calls. Equal ones take turns by the call's name, so that several servers do not all choose the same. Throws without any.
 */
export function choosePlace(visit: string, places: readonly JanusPlace[]): string {
  const [best] = places.toSorted(
    (one, other) =>
      Number(other.isUp) - Number(one.isUp) ||
      Number(one.isDraining) - Number(other.isDraining) ||
      one.calls - other.calls ||
      turnOf(visit, one.url).localeCompare(turnOf(visit, other.url)),
  );
  if (!best) throw new Error("No Janus is named in JANUS_URL");
  return best.url;
}

const turnOf = (visit: string, url: string) => createHash("sha256").update(`${visit} ${url}`).digest("hex");
