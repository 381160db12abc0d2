import type pg from "pg";
import { withTenant } from "../../../platform/database/database.ts";
import { cancelUnpaidAppointment } from "../payment/end-unpaid.ts";
import type { PaymentDeps } from "../payment/payment-deps.ts";
import { releaseHolds } from "./take-slot.ts";

/** So many at a time; the next sweep takes the rest. */
const batch = 200;

/**
 * Expires the holds and payments that are due at `now`, in all clinics. `jobsPool` uses the role that sees only which
 * work is due. A failure is reported and retried in the next round. Returns how many were processed.
 */
export async function sweepDue(jobsPool: pg.Pool, deps: PaymentDeps, now: Date): Promise<number> {
  const { app, db } = deps.services;
  const { rows } = await jobsPool.query<{ tenant_id: number; id: number }>(
    "select tenant_id, id from appointments where hold_expires_at <= $1 order by hold_expires_at limit $2",
    [now, batch],
  );
  for (const { tenant_id, id } of rows) {
    const tenant = await app.tenants.ofId(tenant_id);
    if (!tenant) continue;
    try {
      const ended = await withTenant(db, tenant_id, (tx) => releaseHolds(tx, [{ id }], now));
      for (const hold of ended) void deps.hints.appointmentChanged(tenant_id, hold);
      await cancelUnpaidAppointment(deps, {
        tenant,
        appointmentId: id,
        actor: "clock",
        event: "deadline_passed",
      });
    } catch (error) {
      deps.report(error instanceof Error ? error : new Error(String(error)));
    }
  }
  return rows.length;
}
