import type { clinicAcknowledgeUrgentEvent as shape } from "@anteroom/contract/health/urgent";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Hints } from "../../../platform/realtime/hints.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem } from "../../../platform/http/problem.ts";
import { loadUrgentEvents } from "./urgent-event.ts";
import { channelOfReceipt } from "./urgent-receipt.ts";

/**
 * Records that the clinic has seen an urgent event, audits it and sends a hint to the sender. Only the first
 * acknowledgement counts; later ones return the event unchanged. `not_found` for a doctor's token when the
 * event is not about that doctor's appointments.
 */
export async function acknowledgeUrgentEvent(
  hints: Pick<Hints, "urgentChanged">,
  { tenant, caller, params, now, tx }: Call<typeof shape>,
) {
  const actor = actorOf(caller);
  const outcome = await tx(async (one) => {
    const [found] = await loadUrgentEvents(one, caller, sql<boolean>`e.id = ${params.event_id}`);
    if (!found) return problem("not_found");
    const marked = await one
      .updateTable("urgent_events")
      .set({ seen_at: now, seen_by: actor })
      .where("id", "=", found.id)
      .where("seen_at", "is", null)
      .returning("receipt_hash")
      .executeTakeFirst();
    if (!marked) return { event: found, channel: null };
    await audit(one, tenant.id, { actor, action: "urgent.acknowledge", object: `urgent/${found.id}` });
    const event = { ...found, seen_at: now.toISOString() };
    return { event, channel: channelOfReceipt(tenant.id, marked.receipt_hash) };
  });
  if (isProblem(outcome)) return outcome;
  if (outcome.channel !== null) await hints.urgentChanged(tenant.id, outcome.channel);
  return { data: { entity: outcome.event } };
}
