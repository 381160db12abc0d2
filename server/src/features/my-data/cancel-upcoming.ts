import { stepAppointment } from "@anteroom/domain/appointment-state";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database.ts";
import type { Services } from "../../platform/services.ts";
import type { Tenant } from "../../platform/tenants.ts";
import { lockPaymentsOf, visitOff } from "../../platform/visit-off.ts";
import { sql } from "kysely";
import { isRefunded, type UpcomingVisit } from "./upcoming-visits.ts";

type Cancelling = { services: Pick<Services, "jobs" | "config">; tenant: Tenant; actor: string; now: Date };

/** Calls off visits that lie ahead: the time is free for others, and money goes back as the clinic's terms say. */
export async function cancelUpcoming(
  tx: Tx,
  visits: readonly UpcomingVisit[],
  { services, tenant, actor, now }: Cancelling,
): Promise<void> {
  for (const visit of visits) {
    await lockPaymentsOf(tx, visit.id);
    const status = stepAppointment(visit.status, { type: "canceled" });
    if (status === null) continue;
    await sql`update appointments set status = ${status}, hold_expires_at = null, version = version + 1
      where id = ${visit.id}`.execute(tx);
    await audit(tx, tenant.id, { actor, action: "appointment.canceled", object: `appointment/${visit.id}` });
    const off = { tenant, appointmentId: visit.id, actor, now };
    await visitOff(tx, services, { ...off, isRefunded: isRefunded(visit, tenant, now) });
  }
}
