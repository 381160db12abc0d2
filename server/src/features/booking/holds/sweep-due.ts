import type pg from "pg";
import { withTenant } from "../../../platform/database/database.ts";
import { cancelUnpaidAppointment } from "../payment/end-unpaid.ts";
import type { PaymentDeps } from "../payment/payment-deps.ts";
import { releaseHolds } from "./take-slot.ts";

/** Most rows of one sweep; the next sweep takes the rest. */
const batch = 200;

/**
 * Expires holds and cancels unpaid appointments that are due at `now`, in all clinics; asks the payment
 * provider and sends hints and mails. `jobsPool` uses the role that sees only which work is due. At most 200
 * a call, the oldest first; returns how many were tried. A failure of one is reported and retried in the next
 * round. Throws when the due work or a clinic cannot be read.
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
