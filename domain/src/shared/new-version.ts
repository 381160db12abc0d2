/** What a page is doing that must not be interrupted (D.49). */
export const works = ["call", "payment", "reading", "typing"] as const;
export type Work = (typeof works)[number];

type Facts = {
  /** An answer came from another version than the page's. */
  isOut: boolean;
  /** The patient has put the notice off; it holds until the page is loaded again. */
  isSilenced: boolean;
  /** A part of the page was asked for, and its version is gone from the server: what it was asked for cannot go on. */
  isPartGone: boolean;
  underWay: ReadonlySet<Work>;
  /** Another screen stands in place of everything, such as an expired password (S2.OVL.01). */
  isCovered: boolean;
};

/**
 * D.48, D.49: whether the new version is announced now. It waits for what is under way; a page that cannot go on waits no
 * longer for its typing, which a notice covers and does not touch, nor is its notice silenced.
 */
export function versionNotice(facts: Facts): "none" | "waits" | "shown" {
  const { isOut, isSilenced, isPartGone, underWay, isCovered } = facts;
  if (!isOut || (isSilenced && !isPartGone)) return "none";
  const holds = works.some((work) => underWay.has(work) && !(isPartGone && work === "typing"));
  return holds || isCovered ? "waits" : "shown";
}

/** Who waits for a part that cannot be had any more. */
export type PartFacts = {
  /** The page that is being opened is, or is in, that part. */
  isScreenWanted: boolean;
  /** Something other than a link was tapped a moment ago, as a button that opens it. */
  wasPressed: boolean;
  /** It was lost before: whoever was told once is not told again. */
  wasReported: boolean;
};

/** Whether a lost part is said: the first of all, and after the notice was put off only what somebody wanted and cannot have. */
export function isPartMissed(
  { isScreenWanted, wasPressed, wasReported }: PartFacts,
  isSilenced: boolean,
): boolean {
  return !isSilenced || isScreenWanted || (wasPressed && !wasReported);
}

/** D.48: whether an answer with this code version comes from another version than the page; an answer without one says nothing. */
export function isOtherVersion(page: string, answered: string | null): boolean {
  return answered !== null && answered !== "" && answered !== page;
}
