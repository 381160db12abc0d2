import * as endpoints from "@anteroom/contract/health/urgent";
import type { Hints } from "../../../platform/realtime/hints.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import { acknowledgeUrgentEvent } from "./acknowledge-urgent-event.ts";
import { listUrgentEvents } from "./list-urgent-events.ts";
import { notifyClinic } from "./notify-clinic.ts";
import { receiptHeader, type getUrgentReceipt as shape } from "@anteroom/contract/health/urgent";
import { problem } from "../../../platform/http/problem.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { presentReceipt } from "./urgent-receipt.ts";

/**
 * Registers the routes to send an urgent event and read its receipt, and the clinic's routes to list and
 * acknowledge them. No mails are sent: they would be too late.
 */
export function urgentRoutes({ app }: Services, hints: Pick<Hints, "urgentChanged">): void {
  mount(app, endpoints.notifyClinic, (call) => notifyClinic(hints, call));
  mount(app, endpoints.getUrgentReceipt, getUrgentReceipt);
  mount(app, endpoints.clinicListUrgentEvents, listUrgentEvents);
  mount(app, endpoints.clinicAcknowledgeUrgentEvent, (call) => acknowledgeUrgentEvent(hints, call));
}

/** Returns whether the clinic has seen the event, to the holder of its receipt only. */
async function getUrgentReceipt({ tenant, params, headers, tx, reply }: Call<typeof shape>) {
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
