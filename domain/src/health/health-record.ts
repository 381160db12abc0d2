/** The two lists that are kept from appointment to appointment. */
export const recordKinds = ["medicine", "allergy"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** How bad an allergic reaction was, in the words of FHIR's `AllergyIntolerance.reaction.severity`. */
export const reactionSeverities = ["mild", "moderate", "severe"] as const;
export type ReactionSeverity = (typeof reactionSeverities)[number];

/** What a patient answers about a whole list: it is right as it stands, or there is nothing to list. */
export const listAnswers = ["listed", "none"] as const;
export type ListAnswer = (typeof listAnswers)[number];

/** Parts of a record that can be left out of a shared link. */
export const recordSections = [
  "medicines",
  "allergies",
  "summaries",
  "files",
  "measurements",
  "assessments",
  "checks",
] as const;
export type RecordPart = (typeof recordSections)[number];

/** How long a link works, in hours: an hour, a day, three days, a week, thirty days. */
export const shareHours = [1, 24, 72, 168, 720] as const;
/** How often a link may be opened, where that is limited. */
export const shareViews = [1, 5, 20] as const;
/** After so many wrong passcodes a link is closed for good. */
const mostPasscodeTries = 10;
/** A record has at most so many links that work at the same time. */
export const mostOpenShares = 20;
/** So long an opened link may fetch the files that belong to it, in ms. */
export const shareTicketLasts = 3_600_000;

export const passcodeLength = { least: 4, most: 64 } as const;

/** What is known of a link; instants in ms. */
export type ShareFacts = {
  expiresAt: number;
  revokedAt: number | null;
  mostViews: number | null;
  views: number;
  wrongPasscodes: number;
};

export const shareStates = ["open", "expired", "revoked", "used-up", "locked"] as const;
export type ShareState = (typeof shareStates)[number];

/** Whether a link still opens, else why not. What its owner did comes before what happened by itself. */
export function shareState(share: ShareFacts, now: number): ShareState {
  if (share.revokedAt !== null) return "revoked";
  if (share.wrongPasscodes >= mostPasscodeTries) return "locked";
  if (share.expiresAt <= now) return "expired";
  return share.mostViews !== null && share.views >= share.mostViews ? "used-up" : "open";
}

/** Whether an entry of a list is one of now. */
export function isCurrent({ ended_at }: { ended_at: string | null }): boolean {
  return ended_at === null;
}

/** Where a list stands: nothing was ever said, nothing to list, entries nobody has confirmed, or confirmed ones. */
export type ListState = "unknown" | "none" | "unconfirmed" | "confirmed";

/** The state of a list. An answer that nothing is to be listed holds only while nothing is. */
export function listState(list: {
  entries: readonly { ended_at: string | null }[];
  confirmation: { answer: ListAnswer } | null;
}): ListState {
  const hasEntries = list.entries.some(isCurrent);
  if (list.confirmation === null) return hasEntries ? "unconfirmed" : "unknown";
  if (hasEntries) return list.confirmation.answer === "listed" ? "confirmed" : "unconfirmed";
  return list.confirmation.answer === "none" ? "none" : "unknown";
}

/** The secret part of a link, after `#`: the token that the server knows by its hash, and the key that it never keeps. */
export function writeShareFragment({ token, key }: { token: string; key: string }): string {
  return `${token}.${key}`;
}

/** Token and key of a link's fragment; null where it is none. */
export function readShareFragment(fragment: string): { token: string; key: string } | null {
  const [, token, key] = /^#?([\w-]{43})\.([\w-]{43})$/.exec(fragment) ?? [];
  return token === undefined || key === undefined ? null : { token, key };
}
