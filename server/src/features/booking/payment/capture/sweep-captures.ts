import type pg from "pg";
import { sql } from "kysely";
import { withTenant, type Tx } from "../../../../platform/database/database.ts";
import type { PaymentDeps } from "../payment-deps.ts";

/** Most captures of one sweep; the next sweep takes the rest. */
const batch = 200;

/**
 * Queues the capture of reserved payments that are due at `now`, in all clinics, oldest first, at most 200 a call;
 * returns how many were found. `jobsPool` uses the role that sees only which work is due. Each is queued once, however
 * many servers sweep.
 */
export async function sweepCaptures(
  jobsPool: pg.Pool,
  { services: { db, jobs }, report }: Pick<PaymentDeps, "services" | "report">,
  now: Date,
): Promise<number> {
  const { rows } = await jobsPool.query<{ tenant_id: number; id: string }>(
    "select tenant_id, id from payments where capture_at <= $1 order by capture_at limit $2",
    [now, batch],
  );
  for (const { tenant_id: tenant, id } of rows)
    try {
      await withTenant(db, tenant, async (tx) => {
        if (await takeDue(tx, Number(id), now))
          await jobs.send(tx, { tenant, kind: "payment", id: Number(id) });
      });
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)));
    }
  return rows.length;
}

/** Returns whether it was still due: another server may have queued it, or the appointment was moved or cancelled. */
async function takeDue(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payments set capture_at = null where id = ${id} and capture_at <= ${now}`.execute(tx);
  return numAffectedRows === 1n;
}
