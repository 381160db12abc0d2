import * as shapes from "@anteroom/contract/administration/reports";
import { chargedBackStates } from "@anteroom/domain/payment/partial-refund";
import { addDays, instantOf } from "@anteroom/domain/shared/zoned-time";
import { writeCsv } from "@anteroom/domain/text/csv";
import { sql } from "kysely";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { appointmentStateLists } from "../../platform/database/state-lists.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";

/**
 * Registers the routes of appointment reports per day and doctor, as JSON and CSV: numbers by status, revenue
 * and refunds in minor units, waiting times in seconds. Days are in the clinic's time zone; the span is
 * limited by the contract. Reads are audited.
 */
export function clinicReportRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shapes.clinicReport, async (call) => {
    const rows = await report(call);
    if (isProblem(rows)) return rows;
    return { data: { collection: rows, currency: call.tenant.settings.currency } };
  });
  mount(app, shapes.clinicReportFile, async (call) => {
    const rows = await report(call);
    if (isProblem(rows)) return rows;
    const { currency } = call.tenant.settings;
    const file = writeCsv(
      [...columns, "currency"],
      rows.map((row) => [...columns.map((name) => row[name]), currency]),
    );
    await call.reply
      .headers({
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="appointments-${call.query.from}-${call.query.to}.csv"`,
        "cache-control": "no-store",
      })
      .send(Buffer.from(file));
    return undefined;
  });
}

const columns = Object.keys(shapes.ReportRow.shape) as (keyof shapes.ReportRow)[]; // in the order of the contract

/** First and last day that a report may include. */
const [firstDay, lastDay] = ["2000-01-01", "2199-12-31"];

type Reported = Pick<Call<typeof shapes.clinicReport>, "tenant" | "caller" | "query" | "tx">;

async function report({ tenant, caller, query, tx }: Reported): Promise<shapes.ReportRow[] | ProblemOutcome> {
  const { from, to } = query;
  const isOutside = from < firstDay || to > lastDay;
  if (isOutside || from > to || to >= addDays(from, shapes.longestReportDays))
    return problem("validation_failed", { fields: [{ path: "querystring.to", code: "span" }] });
  return tx(async (one) => {
    const object = `report/${from}..${to}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "report.read", object });
    return readRows(one, tenant, query);
  });
}

/** The sum of a payment `p`'s completed partial refunds. */
const inPartials = sql`(select coalesce(sum(r.amount_minor), 0) from payment_refunds r
  where r.tenant_id = p.tenant_id and r.payment_id = p.id and r.status = 'refunded')`;

/**
 * The charged-back amount of a payment `p`: that of the last chargeback if the provider gave it in the
 * payment's currency, else all. Never more than refunds have left; 0 once the chargeback was reversed.
 */
const inDispute = sql`case when p.dispute in (${sql.join([...chargedBackStates])}) then least(p.amount_minor - ${inPartials},
  coalesce((select e.amount_minor from payment_events e
    where e.tenant_id = p.tenant_id and e.payment_id = p.id and e.outcome in ('charged_back', 'charged_back_again')
      and e.currency = p.currency order by e.id desc limit 1), p.amount_minor)) else 0 end`;

async function readRows(
  tx: Tx,
  { settings: { timeZone } }: Tenant,
  { from, to }: { from: string; to: string },
): Promise<shapes.ReportRow[]> {
  const first = new Date(instantOf(from, 0, timeZone));
  const end = new Date(instantOf(addDays(to, 1), 0, timeZone));
  const { rows } = await sql<shapes.ReportRow>`
    with booked as (
      select a.id, a.doctor_id, a.status, to_char(a.start_time at time zone ${timeZone}::text, 'YYYY-MM-DD') as day,
        case when v.doctor_joined_at is not null and v.waiting_since is not null
          then greatest(0, extract(epoch from v.doctor_joined_at - greatest(v.waiting_since, a.start_time))) end as waited,
        (select coalesce(sum(p.amount_minor - ${inPartials} - ${inDispute}), 0) from payments p
          where p.tenant_id = a.tenant_id and p.appointment_id = a.id and p.status = 'authorised') as revenue,
        (select coalesce(sum(case when p.status = 'refunded' then p.amount_minor else ${inPartials} end), 0) from payments p
          where p.tenant_id = a.tenant_id and p.appointment_id = a.id) as refunded
      from appointments a left join visits v on v.tenant_id = a.tenant_id and v.appointment_id = a.id
      where a.start_time >= ${first} and a.start_time < ${end}
        and a.status not in ${appointmentStateLists.unbooked})
    select b.day, b.doctor_id, d.name as doctor_name, count(*)::int as booked,
      count(*) filter (where b.status = 'finished')::int as finished,
      count(*) filter (where b.status = 'canceled')::int as canceled,
      count(*) filter (where b.status = 'declined')::int as declined,
      count(*) filter (where b.status = 'no_show')::int as no_shows,
      sum(b.revenue)::bigint as revenue_minor, sum(b.refunded)::bigint as refunded_minor, count(b.waited)::int as met,
      round(percentile_cont(0.5) within group (order by b.waited))::int as waited_median_s,
      round(max(b.waited))::int as waited_longest_s
    from booked b join doctors d on d.id = b.doctor_id
    group by b.day, b.doctor_id, d.name order by b.day, b.doctor_id`.execute(tx);
  return rows;
}
