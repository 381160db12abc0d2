import { channelOf } from "@anteroom/contract/channels";
import type { UrgentReceipt } from "@anteroom/contract/health/urgent";

export type ReceiptRow = { id: number; created_at: Date; seen_at: Date | null; receipt_hash: Buffer };

/** What the sender is told: when it went, when it was seen, and where to listen. */
export function presentReceipt(tenantId: number, row: ReceiptRow): UrgentReceipt {
  return {
    id: row.id,
    sent_at: row.created_at.toISOString(),
    seen_at: row.seen_at?.toISOString() ?? null,
    channel: channelOfReceipt(tenantId, row.receipt_hash),
  };
}

/** The channel's name is made of the hash: whoever listens, or carries the hints, cannot ask for the receipt with it. */
export function channelOfReceipt(tenantId: number, receiptHash: Buffer): string {
  return channelOf.urgent(tenantId, receiptHash.subarray(0, 18).toString("base64url"));
}
