import { seal, unseal, type DataKey, type SealContext } from "../../platform/crypto/secrets.ts";

/** Of which feed the address is. */
type FeedPlace = { dataKey: DataKey; tenantId: number; feedId: number };

/** An address as the database keeps it. */
export function sealFeedUrl(url: string, place: FeedPlace): Buffer {
  return seal(Buffer.from(url), contextOf(place));
}

/** The address again. */
export function unsealFeedUrl(sealed: Buffer, place: FeedPlace): string {
  return Buffer.from(unseal(sealed, contextOf(place))).toString("utf8");
}

const contextOf = ({ dataKey, tenantId, feedId }: FeedPlace): SealContext => ({
  dataKey,
  purpose: "busy-feed",
  tenantId,
  patientId: feedId, // the row, whatever it is of
});
