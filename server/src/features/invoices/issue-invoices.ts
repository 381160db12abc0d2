import type pg from "pg";
import { sql } from "kysely";
import { withTenant, type Tx } from "../../platform/database/database.ts";
import type { Services } from "../../platform/config/services.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { writeCreditNote, writeInvoice } from "./write-invoice.ts";

/** Pause between two rounds, in ms. */
const pause = 1_000;
/** Most documents of one round. */
const most = 200;

/** SQL: the due documents of all clinics, longest due first. Parameters: the time, and the most rows. */
const dueInvoicesQuery =
  "select tenant_id, id from invoices_due where is_ready and next_try_at <= $1 order by next_try_at, id limit $2";

type Deps = Pick<Services, "app" | "db" | "clock">;
type Report = (error: Error, where?: string) => void;

/**
 * Starts the loop that issues due invoices and credit notes, with a pause of 1 second, on the server for which `leads`
 * is true. `stop` waits for the current round.
 */
export function startIssuing(
  jobsPool: pg.Pool,
  deps: Deps,
  report: Report,
  leads: () => boolean,
): { stop: () => Promise<void> } {
  return repeatWork(() => issueDueInvoices(jobsPool, deps, report), pause, report, leads);
}

/**
 * Issues the due documents of all clinics, at most 200 a call, each in its own transaction. A failure is reported and
 * stored, delays that document by 2 seconds up to an hour, and is not thrown.
 */
export async function issueDueInvoices(jobsPool: pg.Pool, deps: Deps, report: Report): Promise<void> {
  const { rows } = await jobsPool.query<{ tenant_id: number; id: string }>(dueInvoicesQuery, [
    deps.clock.now(),
    most,
  ]);
  for (const { tenant_id: tenantId, id } of rows) {
    const tenant = await deps.app.tenants.ofId(tenantId);
    if (!tenant) continue;
    try {
      await issueDue(deps, tenant, Number(id));
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      report(cause, `invoice ${id} of clinic ${tenantId}`);
      await postpone(deps, tenant, { id: Number(id), failure: cause.message });
    }
  }
}

/**
 * Issues the due document with this id of `invoices_due` and deletes the entry, under the payment's lock. Does nothing
 * when it is done or not ready. A credit note before its invoice waits. Throws when it cannot be issued.
 */
export function issueDue(
  { db, clock }: Pick<Deps, "db" | "clock">,
  tenant: Tenant,
  id: number,
): Promise<void> {
  return withTenant(db, tenant.id, async (tx) => {
    const due = await lockDue(tx, id);
    if (!due) return;
    const wanted = { tenant, now: clock.now(), paymentId: due.payment_id };
    if (due.kind === "invoice") {
      await writeInvoice(tx, wanted);
      // Credit notes that came first waited for it.
      await sql`update invoices_due set is_ready = true
        where payment_id = ${due.payment_id} and kind = 'credit_note'`.execute(tx);
    } else if ((await writeCreditNote(tx, { ...wanted, refundId: due.refund_id })) === "no_invoice_yet") {
      await sql`update invoices_due set is_ready = false where id = ${id}`.execute(tx);
      return;
    }
    await tx.deleteFrom("invoices_due").where("id", "=", id).execute();
  });
}

/** Locks payment and entry, in the order of everything that changes payments; undefined when it is done or waits. */
async function lockDue(tx: Tx, id: number) {
  const seen = await tx
    .selectFrom("invoices_due")
    .select("payment_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!seen) return undefined;
  await tx.selectFrom("payments").select("id").where("id", "=", seen.payment_id).forNoKeyUpdate().execute();
  return tx
    .selectFrom("invoices_due")
    .select(["kind", "payment_id", "refund_id"])
    .where("id", "=", id)
    .where("is_ready", "=", true)
    .forUpdate()
    .executeTakeFirst();
}

type Postponed = { id: number; failure: string };

/** The pauses double from two seconds to an hour. */
async function postpone({ db, clock }: Deps, tenant: Tenant, { id, failure }: Postponed): Promise<void> {
  await withTenant(db, tenant.id, (tx) =>
    sql`update invoices_due set failures = failures + 1, failure = ${failure.slice(0, 500)},
      next_try_at = ${clock.now()}::timestamptz + make_interval(secs => least(3600, 2 ^ least(failures + 1, 12)))
      where id = ${id}`.execute(tx),
  );
}
