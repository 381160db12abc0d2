import type { OwnerClient } from "../../server/src/testing/owner-client.ts";

/** Credit notes of an invoice `i`. */
const credits = `(select coalesce(sum(c.total_minor), 0) from invoices c
  where c.tenant_id = i.tenant_id and c.credited_invoice_id = i.id)`;
const nothingDue = `not exists (select from invoices_due d where d.tenant_id = i.tenant_id and d.payment_id = i.payment_id)`;

/**
 * Each finds what must not be, as an `id`; `$1` is the clinic. They share no statement with the server whose work they
 * check. What the law no longer asks for may be gone from the beginning of a series.
 */
const questions: Readonly<Record<string, string>> = {
  "a series has a gap": `
    select s.document_type || ' ' || s.series as id from invoice_series s
      left join invoices i on i.tenant_id = s.tenant_id and i.issuer_tax_number = s.tax_number
        and i.document_type = s.document_type and i.series = s.series
    where s.tenant_id = $1 group by s.tax_number, s.document_type, s.series, s.newest
    having coalesce(max(i.number), 0) <> s.newest or count(i.id) <> coalesce(max(i.number) - min(i.number) + 1, 0)
      or (min(i.number) > 1 and min(i.issued_at) > now() - interval '9 years')`,
  "a number was given twice": `
    select document_type || ' ' || series || '/' || number as id from invoices where tenant_id = $1
    group by issuer_tax_number, document_type, series, number having count(*) > 1`,
  "a document is older than the one before it": `
    select id::text from (select id, issued_at, issued_on,
        lag(issued_at) over numbers as earlier, lag(issued_on) over numbers as earlier_day
      from invoices where tenant_id = $1
      window numbers as (partition by issuer_tax_number, document_type, series order by number)) i
    where issued_at < earlier or issued_on < earlier_day`,
  "an invoice is of another sum than its payment": `
    select i.id::text from invoices i join payments p on p.tenant_id = i.tenant_id and p.id = i.payment_id
    where i.tenant_id = $1 and i.kind = 'invoice' and (i.total_minor <> p.amount_minor or i.currency <> p.currency)`,
  "credit notes are not what went back": `
    select i.id::text from invoices i join payments p on p.tenant_id = i.tenant_id and p.id = i.payment_id
    where i.tenant_id = $1 and i.kind = 'invoice' and ${nothingDue}
      and ${credits} <> case when p.status in ('refunded', 'capture_failed')
          or exists (select from invoices l where l.tenant_id = i.tenant_id and l.payment_id = i.payment_id
            and l.kind = 'invoice' and l.round > i.round)
        then i.total_minor else
        (select coalesce(sum(r.amount_minor), 0) from payment_refunds r
          where r.tenant_id = i.tenant_id and r.payment_id = i.payment_id and r.status = 'refunded') end`,
  "a credit note is of another sum than its refund": `
    select c.id::text from invoices c join payment_refunds r on r.tenant_id = c.tenant_id and r.id = c.refund_id
    where c.tenant_id = $1 and (c.total_minor <> r.amount_minor or c.payment_id <> r.payment_id)`,
  "the tax of all credit notes is not the invoice's": `
    select i.id::text from invoices i
    where i.tenant_id = $1 and i.kind = 'invoice' and ${credits} = i.total_minor
      and i.tax_minor <> (select sum(c.tax_minor) from invoices c
        where c.tenant_id = i.tenant_id and c.credited_invoice_id = i.id)`,
  "lines do not add up to their document": `
    select i.id::text from invoices i cross join lateral
      (select sum((l ->> 'total_minor')::bigint) as total, sum((l ->> 'tax_minor')::bigint) as tax
        from jsonb_array_elements(i.lines) l) sums
    where i.tenant_id = $1 and (sums.total is distinct from i.total_minor or sums.tax is distinct from i.tax_minor)`,
  "a payment has no invoice": `
    select p.id::text from payments p join fiscal_profiles f on f.tenant_id = p.tenant_id
    where p.tenant_id = $1 and p.status = 'authorised' and f.is_issuing and p.created_at > f.changed_at
      and not exists (select from invoices i where i.tenant_id = p.tenant_id and i.payment_id = p.id and i.kind = 'invoice')
      and not exists (select from invoices_due d where d.tenant_id = p.tenant_id and d.payment_id = p.id and d.kind = 'invoice')`,
  "a document is due and was not issued": `
    select d.kind || ' of payment ' || d.payment_id || coalesce(' (' || d.failure || ')', '') as id from invoices_due d
    where d.tenant_id = $1 and d.is_ready and d.failures > 0`,
};

/**
 * Returns how many documents there are in all clinics, and what is wrong: a line for each clinic and fault, with ids. Only reads. `client`
 * must be connected as the database's owner; its `app.tenant` setting is changed.
 */
export async function verifyInvoices(
  client: Pick<OwnerClient, "query">,
): Promise<{ documents: number; wrong: string[] }> {
  const { rows: tenants } = await client.query<{ id: number }>("select id from tenants order by id");
  const wrong: string[] = [];
  let documents = 0;
  for (const { id: tenant } of tenants) {
    // The tables' owner too sees one clinic at a time.
    await client.query("select set_config('app.tenant', $1, false)", [String(tenant)]);
    for (const [what, question] of Object.entries(questions)) {
      const { rows } = await client.query<{ id: string }>(question, [tenant]);
      if (rows.length > 0) wrong.push(`clinic ${tenant}: ${what}: ${rows.map(({ id }) => id).join(", ")}`);
    }
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from invoices where tenant_id = $1",
      [tenant],
    );
    documents += rows[0]?.count ?? 0;
  }
  return { documents, wrong };
}
