/** Activities of a page that a reload must not interrupt (D.49). */
export const uninterruptibleActivities = ["call", "payment", "reading", "typing"] as const;
/** An activity that is under way on a page. */
export type UninterruptibleActivity = (typeof uninterruptibleActivities)[number];

type Facts = {
  /** An answer came from another version than the page's. */
  isOut: boolean;
  /** The patient has put the notice off; it holds until the page is loaded again. */
  isSilenced: boolean;
  /** A chunk was requested whose version the server no longer has: what needed it cannot continue. */
  isPartGone: boolean;
  underWay: ReadonlySet<UninterruptibleActivity>;
  /** Another screen covers everything, such as an expired password (S2.OVL.01). */
  isCovered: boolean;
};

/**
 * Returns whether the notice of a new version is shown now, waits for an activity or a covering screen to end,
 * or is not due (D.48, D.49): `none` until an answer came from another version, even when a part is gone. On a page that cannot go on it no longer waits for typing, and dismissing it has no effect.
 */
export function versionNotice(facts: Facts): "none" | "waits" | "shown" {
  const { isOut, isSilenced, isPartGone, underWay, isCovered } = facts;
  if (!isOut || (isSilenced && !isPartGone)) return "none";
  const holds = uninterruptibleActivities.some(
    (work) => underWay.has(work) && !(isPartGone && work === "typing"),
  );
  return holds || isCovered ? "waits" : "shown";
}

/** Facts about a code chunk that can no longer be loaded. */
export type MissingChunkFacts = {
  /** The page being opened is that chunk or is in it. */
  isScreenWanted: boolean;
  /** A button, not a link, was pressed a moment ago. */
  wasPressed: boolean;
  /** Its loss was reported before. */
  wasReported: boolean;
};

/**
 * Returns whether a missing chunk is reported: any until the notice was dismissed, afterwards only one that the
 * person needs.
 */
export function isMissingChunkReported(
  { isScreenWanted, wasPressed, wasReported }: MissingChunkFacts,
  isSilenced: boolean,
): boolean {
  return !isSilenced || isScreenWanted || (wasPressed && !wasReported);
}

/** Returns whether an answer's code version differs from the page's (D.48); false for an answer without one. */
export function isOtherVersion(page: string, answered: string | null): boolean {
  return answered !== null && answered !== "" && answered !== page;
}
