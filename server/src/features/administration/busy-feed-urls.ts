import type { BusySource } from "../../ports/busy-calendars.ts";
import { seal, unseal, type DataKey, type SealContext } from "../../platform/crypto/secrets.ts";

/** The feed to which a URL belongs. */
type FeedPlace = { dataKey: DataKey; tenantId: number; feedId: number };

/** Encrypts a calendar's URL, with its account if it has one, for the database, bound to its feed. */
export function sealFeedSource({ url, account }: BusySource, place: FeedPlace): Buffer {
  const text = account ? JSON.stringify({ url, account }) : url;
  return seal(Buffer.from(text), contextOf(place));
}

/** Decrypts a calendar's URL and account from the database. Throws when they do not belong to the feed. */
export function unsealFeedSource(sealed: Buffer, place: FeedPlace): BusySource {
  const text = Buffer.from(unseal(sealed, contextOf(place))).toString("utf8");
  // No address begins with a brace.
  return text.startsWith("{") ? (JSON.parse(text) as BusySource) : { url: text, account: null };
}

const contextOf = ({ dataKey, tenantId, feedId }: FeedPlace): SealContext => ({
  dataKey,
  purpose: "busy-feed",
  tenantId,
  patientId: feedId, // the row, whatever it is of
});
