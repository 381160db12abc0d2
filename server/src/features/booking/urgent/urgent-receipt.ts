import { channelOf } from "@anteroom/contract/channels";
import type { UrgentReceipt } from "@anteroom/contract/health/urgent";

/** An urgent event's times and the hash of its receipt. */
export type ReceiptRow = { id: number; created_at: Date; seen_at: Date | null; receipt_hash: Buffer };

/** Returns what the sender sees: when it was sent and seen, and the channel for updates. */
export function presentReceipt(tenantId: number, row: ReceiptRow): UrgentReceipt {
  return {
    id: row.id,
    sent_at: row.created_at.toISOString(),
    seen_at: row.seen_at?.toISOString() ?? null,
    channel: channelOfReceipt(tenantId, row.receipt_hash),
  };
}

/**
 * Returns the name of the realtime channel on which the sender learns that the event was seen. It uses 18
 * bytes of the hash, so that subscribers cannot derive the receipt.
 */
export function channelOfReceipt(tenantId: number, receiptHash: Buffer): string {
  return channelOf.urgent(tenantId, receiptHash.subarray(0, 18).toString("base64url"));
}
