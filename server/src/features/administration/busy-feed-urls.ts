import { seal, unseal, type DataKey, type SealContext } from "../../platform/crypto/secrets.ts";

/** The feed to which a URL belongs. */
type FeedPlace = { dataKey: DataKey; tenantId: number; feedId: number };

/** Encrypts a calendar's URL for the database, bound to its feed. */
export function sealFeedUrl(url: string, place: FeedPlace): Buffer {
  return seal(Buffer.from(url), contextOf(place));
}

/** Decrypts a calendar's URL from the database. Throws when it does not belong to the feed. */
export function unsealFeedUrl(sealed: Buffer, place: FeedPlace): string {
  return Buffer.from(unseal(sealed, contextOf(place))).toString("utf8");
}

const contextOf = ({ dataKey, tenantId, feedId }: FeedPlace): SealContext => ({
  dataKey,
  purpose: "busy-feed",
  tenantId,
  patientId: feedId, // the row, whatever it is of
});
