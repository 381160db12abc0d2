import { chargedBackStates } from "@anteroom/domain/payment/partial-refund";
import { sql } from "kysely";
import { withTenant, type Database, type Tx } from "../../server/src/platform/database/database.ts";
import type { SettlementLine } from "./settlement-lines.ts";

/** A payment that differs between the clinic's records and the provider's report; null where a side has no amount. */
export type Difference = {
  what:
    | "payment_not_here"
    | "payment_not_there"
    | "paid_twice"
    | "other_currency"
    | "other_amount"
    | "refund_differs"
    | "dispute_differs";
  reference: string;
  here_minor: number | null;
  there_minor: number | null;
  currency: string;
};

type Reconciled = {
  tenantId: number;
  /** Whose payments these are, as `payments.provider` names it. */
  provider: string;
  /** Payments begun in this span, or captured in it where they were reserved, must be in the report, refunds ended in it too. */
  from: Date;
  to: Date;
};

/**
 * Compares a clinic's payments with a report and reports each difference, ordered by reference. The report is in a temporary table, so
 * that neither side must fit in memory. Lines of other clinics (`tN-…`) are ignored. Writes nothing that stays; runs in one transaction.
 * `lines` is called again if the transaction is repeated.
 */
export async function reconcile(
  db: Database,
  { tenantId, provider, from, to }: Reconciled,
  lines: () => AsyncIterable<SettlementLine[]>,
  onDifference: (difference: Difference) => void,
): Promise<void> {
  await withTenant(db, tenantId, async (tx) => {
    await sql`create temporary table report_lines (kind text not null, reference text not null,
      amount_minor bigint not null, currency text not null) on commit drop`.execute(tx);
    for await (const some of lines()) await keep(tx, tenantId, some);
    await sql`create temporary table differences on commit drop as
      select row_number() over (order by reference, what) as n, d.* from (
        ${differencesOf({ provider, from, to })}) d`.execute(tx);
    await sql`create index on differences (n)`.execute(tx);
    for (let after = 0; ;) {
      const { rows } = await sql<Difference & { n: number }>`
        select n, what, reference, here_minor, there_minor, currency from differences where n > ${after} order by n limit 1000`.execute(
        tx,
      );
      for (const { n, ...difference } of rows) {
        onDifference(difference);
        after = n;
      }
      if (rows.length === 0) return;
    }
  });
}

async function keep(tx: Tx, tenantId: number, lines: readonly SettlementLine[]): Promise<void> {
  const own = lines.filter(
    ({ reference }) => !/^t\d+-/.test(reference) || reference.startsWith(`t${tenantId}-`),
  );
  if (own.length === 0) return;
  await sql`insert into report_lines select * from unnest(${own.map(({ kind }) => kind)}::text[],
    ${own.map(({ reference }) => reference)}::text[], ${own.map(({ amountMinor }) => amountMinor)}::bigint[],
    ${own.map(({ currency }) => currency)}::text[])`.execute(tx);
}

/**
 * A payment or refund of which the report says nothing differs only when it is of the span: reports are of one payout.
 * A dispute is compared with what is known now, and only where the report tells of one.
 */
function differencesOf({ provider, from, to }: Omit<Reconciled, "tenantId">) {
  return sql`
    with there as (
      select reference, min(currency) as currency, count(*) filter (where kind = 'payment') as times,
        sum(amount_minor) filter (where kind = 'payment') as paid,
        sum(amount_minor) filter (where kind = 'refund') as refunded,
        sum(amount_minor) filter (where kind = 'dispute') as disputed
      from report_lines group by reference),
    here as (
      select p.reference, p.currency, p.amount_minor as paid,
        coalesce(p.captured_at, p.created_at) >= ${from} and coalesce(p.captured_at, p.created_at) < ${to} as is_due,
        coalesce(sum(r.amount_minor), 0)
          + case when p.status = 'refunded' and p.refunded_at >= ${from} and p.refunded_at < ${to}
            then p.amount_minor - (select coalesce(sum(e.amount_minor), 0) from payment_refunds e
              where e.tenant_id = p.tenant_id and e.payment_id = p.id and e.status = 'refunded') else 0 end as refunded,
        p.dispute in (${sql.join([...chargedBackStates])}) as is_taken
      from payments p left join payment_refunds r on r.tenant_id = p.tenant_id and r.payment_id = p.id
        and r.status = 'refunded' and r.ended_at >= ${from} and r.ended_at < ${to}
      where p.provider = ${provider} and p.status in ('authorised', 'refund_due', 'refunded', 'refund_failed')
        and (p.capture = 'immediate' or p.captured_at is not null)
      group by p.tenant_id, p.id),
    both_sides as (
      select coalesce(h.reference, t.reference) as reference, coalesce(t.currency, h.currency) as currency,
        h.currency as here_currency, h.paid as here_paid, coalesce(h.refunded, 0) as here_refunded, h.is_due, h.is_taken,
        t.currency as there_currency, t.paid as there_paid, coalesce(t.refunded, 0) as there_refunded, t.disputed, t.times
      from here h full join there t on t.reference = h.reference)
    select 'payment_not_here' as what, reference, null::bigint as here_minor, coalesce(there_paid, there_refunded)::bigint as there_minor, currency
      from both_sides where here_paid is null
    union all select 'payment_not_there', reference, here_paid, null, currency
      from both_sides where is_due and there_paid is null
    union all select 'paid_twice', reference, here_paid, there_paid::bigint, currency
      from both_sides where here_paid is not null and times > 1
    union all select 'other_currency', reference, here_paid, there_paid::bigint, currency
      from both_sides where here_currency <> there_currency
    union all select 'other_amount', reference, here_paid, there_paid::bigint, currency
      from both_sides where here_currency = there_currency and times = 1 and here_paid <> there_paid
    union all select 'refund_differs', reference, here_refunded::bigint, there_refunded::bigint, currency
      from both_sides where here_paid is not null and here_refunded <> there_refunded
    union all select 'dispute_differs', reference, case when is_taken then here_paid else 0 end, disputed::bigint, currency
      from both_sides where here_paid is not null and disputed is not null and is_taken <> (disputed > 0)`;
}
