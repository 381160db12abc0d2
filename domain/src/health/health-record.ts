/** The two lists that persist between appointments. */
export const recordKinds = ["medicine", "allergy"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The severity of an allergic reaction, as in FHIR's `AllergyIntolerance.reaction.severity`. */
export const reactionSeverities = ["mild", "moderate", "severe"] as const;
export type ReactionSeverity = (typeof reactionSeverities)[number];

/** A patient's confirmation of a whole list: complete as listed, or nothing to list. */
export const listAnswers = ["listed", "none"] as const;
export type ListAnswer = (typeof listAnswers)[number];

/** Sections of a record that a shared link can leave out. */
export const recordSections = [
  "medicines",
  "allergies",
  "summaries",
  "files",
  "measurements",
  "assessments",
  "checks",
] as const;
export type RecordSection = (typeof recordSections)[number];

/** Possible lifetimes of a link, in hours. */
export const shareHours = [1, 24, 72, 168, 720] as const;
/** Possible limits on how often a link may be opened. */
export const shareViews = [1, 5, 20] as const;
/** After this many wrong passcodes a link is locked permanently. */
const mostPasscodeTries = 10;
/** The most links of one record that work at the same time. */
export const mostOpenShares = 20;
/** How long an opened link may fetch its files, in ms. */
export const shareTicketLifetime = 3_600_000;

/** Characters of a link's passcode. */
export const passcodeLength = { least: 4, most: 64 } as const;

/** Facts about a shared link; instants in ms. */
export type ShareFacts = {
  expiresAt: number;
  revokedAt: number | null;
  mostViews: number | null;
  views: number;
  wrongPasscodes: number;
};

/** States of a link. `used-up`: opened as often as allowed. `locked`: too many wrong passcodes. */
export const shareStates = ["open", "expired", "revoked", "used-up", "locked"] as const;
export type ShareState = (typeof shareStates)[number];

/** Returns whether a link still opens, else why not. A revocation by its owner comes before the other reasons. */
export function shareState(share: ShareFacts, now: number): ShareState {
  if (share.revokedAt !== null) return "revoked";
  if (share.wrongPasscodes >= mostPasscodeTries) return "locked";
  if (share.expiresAt <= now) return "expired";
  return share.mostViews !== null && share.views >= share.mostViews ? "used-up" : "open";
}

/** Returns whether an entry of a list has not ended. */
export function isCurrentEntry({ ended_at }: { ended_at: string | null }): boolean {
  return ended_at === null;
}

/** State of a list: never answered, confirmed as empty, entries without confirmation, or confirmed entries. */
export type ListState = "unknown" | "none" | "unconfirmed" | "confirmed";

/** Returns the state of a list. A confirmation that it is empty is void once it has entries. */
export function listState(list: {
  entries: readonly { ended_at: string | null }[];
  confirmation: { answer: ListAnswer } | null;
}): ListState {
  const hasEntries = list.entries.some(isCurrentEntry);
  if (list.confirmation === null) return hasEntries ? "unconfirmed" : "unknown";
  if (hasEntries) return list.confirmation.answer === "listed" ? "confirmed" : "unconfirmed";
  return list.confirmation.answer === "none" ? "none" : "unknown";
}

/**
 * Returns the secret fragment of a link, after `#`: the token, of which the server stores the hash, and the key,
 * which it never stores.
 */
export function writeShareFragment({ token, key }: { token: string; key: string }): string {
  return `${token}.${key}`;
}

/** Parses a link's fragment into token and key; null where it is invalid. */
export function readShareFragment(fragment: string): { token: string; key: string } | null {
  const [, token, key] = /^#?([\w-]{43})\.([\w-]{43})$/.exec(fragment) ?? [];
  return token === undefined || key === undefined ? null : { token, key };
}
