import { createHash } from "node:crypto";

/** A Janus that may carry a call. */
export type JanusPlace = {
  url: string;
  /** Whether it can be reached now, and answers. */
  isUp: boolean;
  /** It carries on with its calls and gets no new ones. */
  isDraining: boolean;
  /** How many calls of this server it carries. */
  calls: number;
};

/**
 * Returns the URL of the Janus for a new call: reachable before unreachable, not draining before draining, then the
 * fewest calls. Ties are broken by a hash of the call's name, which spreads calls and is the same on every server.
 * Throws when there is no Janus.
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
