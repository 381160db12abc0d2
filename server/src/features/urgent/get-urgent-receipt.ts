import { receiptHeader, type getUrgentReceipt as shape } from "@anteroom/contract/urgent";
import type { Call } from "../../platform/mount.ts";
import { problem } from "../../platform/problem.ts";
import { hashOf } from "../../platform/secrets.ts";
import { presentReceipt } from "./urgent-receipt.ts";

/** Whether somebody at the clinic has seen it; only who sent it may know. */
export async function getUrgentReceipt({ tenant, params, headers, tx, reply }: Call<typeof shape>) {
  reply.header("cache-control", "no-store");
  const row = await tx((one) =>
    one
      .selectFrom("urgent_events")
      .select(["id", "created_at", "seen_at", "receipt_hash"])
      .where("id", "=", params.event_id)
      .where("receipt_hash", "=", hashOf(headers[receiptHeader]))
      .executeTakeFirst(),
  );
  return row ? { data: { entity: presentReceipt(tenant.id, row) } } : problem("not_found");
}
