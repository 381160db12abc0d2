import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { clinicListUrgentEvents as shape } from "@anteroom/contract/health/urgent";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { loadUrgentEvents } from "./urgent-event.ts";

/**
 * Returns the unacknowledged urgent events visible to the clinic token, oldest first, and audits the list
 * unless it is empty.
 */
export async function listUrgentEvents({
  tenant,
  caller,
  tx,
}: Call<typeof shape>): Promise<AnswerOf<typeof shape>> {
  return tx(async (one) => {
    const collection = await loadUrgentEvents(one, caller, sql<boolean>`e.seen_at is null`);
    const object = `urgent/${collection.map(({ id }) => id).join(",")}`;
    if (collection.length > 0)
      await audit(one, tenant.id, { actor: actorOf(caller), action: "urgent.list", object });
    return { data: { collection } };
  });
}
