// `npm run bookings:verify [-- --promised file] [-- --gateway]`: reads the database as its owner and says whether every booking and
// every payment is whole. Its SQL is its own: it shares no statement with the server whose work it checks.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { runningSocketDir } from "../server/src/adapters/embedded-postgres/running.ts";
import { readConfig } from "../server/src/platform/config/config.ts";
import { ownerClient, type OwnerClient } from "../server/src/testing/owner-client.ts";

type GatewayPayment = { id: string; state: string; request: { reference: string } };
/** What somebody was told before: it must stand. */
type Acknowledged = { id: number; doctor_id: number; start_time: string; is_paid: boolean };

const booked = "('scheduled', 'accepted', 'preparing', 'finished', 'no_show')";
const keeping = `('held', 'pending_payment', ${booked.slice(1, -1)})`;
const moneyHere = "('authorised', 'capture_failed', 'refund_due', 'refunded', 'refund_failed')";
const moneyHereOrReserved = `('reserved', ${moneyHere.slice(1)}`;

/** Each finds what must not be; `$1` is the clinic. Rows younger than a minute may be on their way where it says so. */
const questions: Readonly<Record<string, string>> = {
  "two appointments have the same time of a doctor": `
    select a.id from appointments a join appointments b
      on b.tenant_id = a.tenant_id and b.doctor_id = a.doctor_id and b.id > a.id
      and b.start_time < a.end_time and a.start_time < b.end_time
    where a.tenant_id = $1 and a.status in ${keeping} and b.status in ${keeping}`,
  "a time is kept beyond its deadline": `
    select id from appointments
    where tenant_id = $1 and status in ('held', 'pending_payment') and hold_expires_at < now() - interval '1 minute'`,
  "a booking that awaited money has none": `
    select a.id from appointments a
    where a.tenant_id = $1 and a.status in ${booked}
      and exists (select 1 from audit_log l where l.tenant_id = $1 and l.action = 'appointment.awaits_payment'
        and l.object = 'appointment/' || a.id)
      and not exists (select 1 from payments p where p.tenant_id = $1 and p.appointment_id = a.id
        and p.status in ${moneyHereOrReserved} and p.amount_minor = a.amount_minor - a.discount_minor)`,
  "money is here, and neither a visit nor its way back": `
    select p.id from payments p join appointments a on a.tenant_id = p.tenant_id and a.id = p.appointment_id
    where p.tenant_id = $1 and p.status = 'authorised' and a.status not in ${booked} and a.status not in ('canceled', 'declined')`,
  "the provider told of money that nothing stands for": `
    select e.payment_id as id from payment_events e join payments p on p.tenant_id = e.tenant_id and p.id = e.payment_id
    where e.tenant_id = $1 and e.outcome = 'authorised' and e.result <> 'noted' and p.status not in ${moneyHereOrReserved}
      and not (p.status = 'cancelled' and p.reserved_until is not null)`,
  "money is reserved longer than it is certain to be there": `
    select id from payments
    where tenant_id = $1 and status = 'reserved' and reserved_until < now() - interval '1 hour' and capture_asked_at is null`,
  "a capture was requested a day ago, and the provider has not told": `
    select id from payments
    where tenant_id = $1 and status = 'reserved' and capture_asked_at < now() - interval '1 day'`,
  "a reserved amount was to be released, and its provider was not told or has not answered": `
    select id from payments
    where tenant_id = $1 and status = 'cancelled' and reserved_until > now() and released_at is null and captured_at is null
      and not exists (select 1 from payment_events e where e.tenant_id = $1 and e.payment_id = payments.id and e.outcome = 'release_failed')
      and not exists (select 1 from pgboss.job j where j.name = 'payment' and (j.data ->> 'tenant')::int = $1
        and (j.data ->> 'id')::bigint = payments.id and j.state not in ('failed', 'cancelled'))
      and not exists (select 1 from audit_log l where l.tenant_id = $1 and l.action = 'payment.release_accepted'
        and l.object = 'payment/' || payments.id)`,
  "money did not come or go back, or is disputed, and the clinic was not told": `
    select p.id from payments p
    where p.tenant_id = $1 and (p.status in ('capture_failed', 'refund_failed')
        or p.dispute in ('information_requested', 'announced', 'charged_back', 'charged_back_again', 'prearbitration', 'lost'))
      and not exists (select 1 from payment_events e where e.tenant_id = $1 and e.payment_id = p.id and e.needs_attention)`,
  "one visit was paid twice": `
    select appointment_id as id from payments where tenant_id = $1 and status in ('reserved', 'authorised')
    group by appointment_id having count(*) > 1`,
  "a payment is of another sum than the visit": `
    select p.id from payments p join appointments a on a.tenant_id = p.tenant_id and a.id = p.appointment_id
    where p.tenant_id = $1 and (p.amount_minor <> a.amount_minor - a.discount_minor or p.currency <> a.currency)`,
  "money is due back and nobody sends it": `
    select p.id from payments p
    where p.tenant_id = $1 and p.status = 'refund_due' and p.refund_asked_at is null
      and (p.capture = 'immediate' or p.captured_at is not null)
      and not exists (select 1 from pgboss.job j where j.name = 'payment' and (j.data ->> 'tenant')::int = $1
        and (j.data ->> 'id')::bigint = p.id and j.state not in ('failed', 'cancelled'))`,
  "a new booking has no code, time or calendar mail": `
    select a.id from appointments a
    where a.tenant_id = $1 and a.status in ${booked} and exists (select 1 from audit_log l
        where l.tenant_id = $1 and l.action = 'appointment.booked' and l.object = 'appointment/' || a.id)
      and (a.code is null or a.booked_at is null
        or not exists (select 1 from mails m where m.tenant_id = $1 and m.appointment_id = a.id)
          and not exists (select 1 from patients p where p.tenant_id = $1 and p.id = a.patient_id))`,
  "a mail is neither sent nor on its way": `
    select m.id from mails m
    where m.tenant_id = $1 and m.sent_at is null and m.created_at < now() - interval '1 minute'
      and not exists (select 1 from pgboss.job j where j.name in ('mail-urgent', 'mail', 'mail-bulk') and (j.data ->> 'tenant')::int = $1
        and (j.data ->> 'id')::bigint = m.id and j.state not in ('failed', 'cancelled'))`,
  "a voucher was used more often than it counts": `
    select v.id from vouchers v
    where v.tenant_id = $1 and v.uses_taken < (
      select count(*) from appointments a where a.tenant_id = $1 and a.voucher_id = v.id and a.has_voucher_use)`,
  "a voucher's use is kept by a visit that does not take place": `
    select id from appointments where tenant_id = $1 and has_voucher_use and status in ('held', 'expired', 'payment_failed')`,
  "the audit log does not tell of a payment": `
    select p.id from payments p where p.tenant_id = $1
      and not exists (select 1 from audit_log l where l.tenant_id = $1 and l.object = 'payment/' || p.id)`,
};

const { values } = parseArgs({
  options: { promised: { type: "string" }, gateway: { type: "boolean", default: false } },
});
const dataDir = process.env["ANTEROOM_DATA_DIR"] ?? ".data";
const client = await connect();
const wrong: string[] = [];
const counts = { appointments: 0, payments: 0, promised: 0, takenByGateway: 0 };
try {
  for (const tenant of await tenantIds()) await checkClinic(tenant);
} finally {
  await client.end();
}
for (const one of wrong) console.log(one);
console.log(
  `${counts.appointments} appointments, ${counts.payments} payments, ${counts.promised} promises, ` +
    `${counts.takenByGateway} taken by the gateway: ${wrong.length === 0 ? "all whole" : `${wrong.length} wrong`}`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;

async function connect(): Promise<OwnerClient> {
  const { DATABASE_URL: url } = readConfig(process.env);
  if (url) return ownerClient({ url });
  const socketDir = runningSocketDir(dataDir);
  if (socketDir === null) throw new Error(`No database runs on ${dataDir}, and DATABASE_URL names none.`);
  return ownerClient({ socketDir });
}

async function tenantIds(): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>("select id from tenants order by id");
  return rows.map(({ id }) => id);
}

async function checkClinic(tenant: number): Promise<void> {
  // The tables' owner too sees one clinic at a time.
  await client.query("select set_config('app.tenant', $1, false)", [String(tenant)]);
  for (const [what, question] of Object.entries(questions)) {
    const { rows } = await client.query<{ id: string }>(question, [tenant]);
    if (rows.length > 0) wrong.push(`clinic ${tenant}: ${what}: ${rows.map(({ id }) => id).join(", ")}`);
  }
  await count(tenant);
  await checkPromises(tenant);
  if (values.gateway) await checkGateway(tenant);
}

async function count(tenant: number): Promise<void> {
  const { rows } = await client.query<{ appointments: number; payments: number }>(
    `select (select count(*)::int from appointments where tenant_id = $1) as appointments,
      (select count(*)::int from payments where tenant_id = $1) as payments`,
    [tenant],
  );
  counts.appointments += rows[0]?.appointments ?? 0;
  counts.payments += rows[0]?.payments ?? 0;
}

/** `--promised`: JSON of what was acknowledged. Nothing of it may be lost; what was told as paid is booked. */
async function checkPromises(tenant: number): Promise<void> {
  if (values.promised === undefined) return;
  const promised: Acknowledged[] = JSON.parse(readFileSync(values.promised, "utf8"));
  for (const { id, doctor_id, start_time, is_paid } of promised) {
    const { rows } = await client.query<{ doctor_id: string; start_time: Date; status: string }>(
      `select doctor_id, start_time, status from appointments where tenant_id = $1 and id = $2 and status not in ('held', 'expired')`,
      [tenant, id],
    );
    const [row] = rows;
    if (!row) continue;
    counts.promised += 1;
    const isSame = Number(row.doctor_id) === doctor_id && row.start_time.toISOString() === start_time;
    if (!isSame || (is_paid && !booked.includes(`'${row.status}'`)))
      wrong.push(`clinic ${tenant}: appointment ${id} was promised otherwise than ${row.status}`);
  }
  const isLast = tenant === (await tenantIds()).at(-1);
  if (isLast && counts.promised !== promised.length)
    wrong.push(`${promised.length - counts.promised} appointments that were promised are gone`);
}

/** `--gateway`: the sandbox gateway's own journal. Whatever it took stands here, once its messages have come. */
async function checkGateway(tenant: number): Promise<void> {
  for (const { reference, state } of takenByGateway()) {
    if (!reference.startsWith(`t${tenant}-`)) continue;
    counts.takenByGateway += 1;
    const { rows } = await client.query<{ status: string }>(
      "select status from payments where tenant_id = $1 and reference = $2",
      [tenant, reference],
    );
    const status = rows[0]?.status ?? "nothing";
    if (!moneyHere.includes(`'${status}'`))
      wrong.push(`clinic ${tenant}: the gateway has ${state} ${reference}, here stands ${status}`);
  }
}

function takenByGateway(): { reference: string; state: string }[] {
  const file = path.join(dataDir, "sandbox-gateway.json");
  if (!existsSync(file)) throw new Error(`There is no gateway's journal at ${file}.`);
  const last = new Map<string, GatewayPayment>();
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const payment = readLine(line)?.payment;
    if (payment) last.set(payment.id, payment);
  }
  return [...last.values()]
    .filter(({ state }) => ["authorised", "refunded", "refund_failed"].includes(state))
    .map(({ state, request }) => ({ state, reference: request.reference }));
}

/** A line that a crash has torn was never acknowledged. */
function readLine(line: string): { payment?: GatewayPayment } | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
