/** The kinds of entries in the two lists of a record that persist between appointments. */
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
/** How long after opening a link its files may be fetched, in ms (an hour). */
export const shareTicketLifetime = 3_600_000;

/** The most openings of a link that are listed, the latest ones. */
export const mostShareUses = 50;
/** Characters of the address that a SMART Health Link may name. */
const longestManifestAddress = 128;

/** Characters of a link's passcode. */
export const passcodeLength = { least: 4, most: 64 } as const;

/**
 * Facts about a shared link; instants in ms. `mostViews` is null without a limit; `views` counts successful openings.
 */
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

/** How a link is opened: by the clinic's page, or by a program that reads SMART Health Links. */
export const shareReaders = ["page", "program"] as const;
export type ShareReader = (typeof shareReaders)[number];

/**
 * Returns whether a link still opens, else why not: revoked before locked (10 wrong passcodes) before expired before
 * used up.
 */
export function shareState(share: ShareFacts, now: number): ShareState {
  if (share.revokedAt !== null) return "revoked";
  if (share.wrongPasscodes >= mostPasscodeTries) return "locked";
  if (share.expiresAt <= now) return "expired";
  return share.mostViews !== null && share.views >= share.mostViews ? "used-up" : "open";
}

/** Returns how many of the 10 wrong passcodes a link still allows, at least 0. */
export function passcodeTriesLeft(wrongPasscodes: number): number {
  return Math.max(0, mostPasscodeTries - wrongPasscodes);
}

/** Returns whether an entry of a list has not been ended; a date in the future also counts as ended. */
export function isCurrentEntry({ ended_at }: { ended_at: string | null }): boolean {
  return ended_at === null;
}

/** State of a list: never answered, confirmed as empty, entries without confirmation, or confirmed entries. */
export type ListState = "unknown" | "none" | "unconfirmed" | "confirmed";

/**
 * Returns the state of a list by its current entries. A confirmation that contradicts them is void: empty with
 * entries is `unconfirmed`, listed without entries is `unknown`.
 */
export function listState(list: {
  entries: readonly { ended_at: string | null }[];
  confirmation: { answer: ListAnswer } | null;
}): ListState {
  const hasEntries = list.entries.some(isCurrentEntry);
  if (list.confirmation === null) return hasEntries ? "unconfirmed" : "unknown";
  if (hasEntries) return list.confirmation.answer === "listed" ? "confirmed" : "unconfirmed";
  return list.confirmation.answer === "none" ? "none" : "unknown";
}

/** What a SMART Health Link contains: the manifest's address, the key, its end, and what the reader sees of it. */
export type HealthLink = {
  /** Address of the manifest; its last part is the token, of which the server stores the hash. */
  url: string;
  /** 256 bits in base64url, which the server never stores. */
  key: string;
  expiresAt: Date;
  hasPasscode: boolean;
  /** Readable by anyone with the link, also without the passcode. */
  label: string;
};

/**
 * Returns the JSON within a SMART Health Link, to be encoded in base64url after `shlink:/`, with the label cut to 80
 * characters and the end in seconds. Null where the address is longer than the 128 characters that such a link
 * allows.
 */
export function healthLinkPayload({ url, key, expiresAt, hasPasscode, label }: HealthLink): string | null {
  if (url.length > longestManifestAddress) return null;
  const exp = Math.floor(expiresAt.getTime() / 1000);
  return JSON.stringify({ url, key, exp, ...(hasPasscode ? { flag: "P" } : {}), label: label.slice(0, 80) });
}

/**
 * Returns what follows `#` where no SMART Health Link can be written: `token.key`, both of 43 characters in
 * base64url.
 */
export function writeShareFragment({ token, key }: { token: string; key: string }): string {
  return `${token}.${key}`;
}

/**
 * Parses what follows `#` in a link, `shlink:/…` or `token.key`, with or without `#`, into token and key (43
 * characters each); null where it is invalid. `decode` reads base64url and may throw; the label may come out garbled,
 * since it is not shown.
 */
export function readShareFragment(
  fragment: string,
  decode: (base64url: string) => string,
): { token: string; key: string } | null {
  const [, payload] = /^#?shlink:\/([\w-]+)$/.exec(fragment) ?? [];
  const secrets = payload === undefined ? fragment : secretsOf(payload, decode);
  const [, token, key] = /^#?([\w-]{43})\.([\w-]{43})$/.exec(secrets) ?? [];
  return token === undefined || key === undefined ? null : { token, key };
}

/** Returns token and key of a payload in the form of `writeShareFragment`; empty where it cannot be read. */
function secretsOf(payload: string, decode: (base64url: string) => string): string {
  try {
    const { url, key } = JSON.parse(decode(payload)) as { url?: unknown; key?: unknown };
    return `${String(url).split("/").at(-1) ?? ""}.${String(key)}`;
  } catch {
    return "";
  }
}
