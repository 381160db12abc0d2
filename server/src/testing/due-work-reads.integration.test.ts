// What the loops of each few seconds read when nothing is due: that of the work, not of the clinics or of what lies behind or ahead.
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { queueRefreshes } from "../features/administration/refresh-busy-feeds.ts";
import { closeMissedAppointments } from "../features/appointments/close-missed-appointments.ts";
import { remindOfAppointments } from "../features/appointments/remind-of-appointments.ts";
import { offerEarlierTimes } from "../features/appointments/waitlist/make-offers.ts";
import { sweepDue } from "../features/booking/holds/sweep-due.ts";
import { sweepCaptures } from "../features/booking/payment/capture/sweep-captures.ts";
import { issueDueInvoices } from "../features/invoices/issue-invoices.ts";
import { queueDeliveries } from "../features/webhooks/queue-deliveries.ts";
import { makeManyClinics } from "./many-clinics.ts";
import { standInPayments } from "./stand-in-payments.ts";
import { testGateways } from "./test-gateways.ts";
import { explainEverything, tracePlans, type TableRead } from "./trace-plans.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

const clinics = 2_000;
/** Of each clinic; 20,000 in all. */
const appointments = 10;
/** The most rows and 8-kB pages that one idle round may read of a table. */
const most = { rows: 20, pages: 20 };
const now = new Date("2027-03-01T09:00:00.000Z");

const plans = tracePlans();
let first: WholeClinic;
let clinic: WholeClinic;
let owner: pg.Client;
let jobsPool: pg.Pool;
beforeAll(async () => {
  first = await openWholeClinic({ now: now.toISOString(), leads: false });
  owner = new pg.Client({ ...first.connections.owner, user: inject("postgres").superuser });
  await owner.connect();
  await makeManyClinics(first.connections.owner, clinics);
  await fill(owner);
  await explainEverything(owner);
  clinic = await openWholeClinic({ beside: first, leads: false });
  jobsPool = new pg.Pool({ ...clinic.connections.jobs, max: 1 });
}, 600_000);
afterAll(async () => {
  plans.stop();
  await jobsPool.end();
  await clinic.close();
  await owner.end();
  await first.close();
});

/**
 * Of each clinic: four appointments that took place, two at the practice that nobody closed, two to come and two that wait for their payment,
 * with what belongs to them, all of it done or due later.
 */
async function fill(superuser: pg.Client): Promise<void> {
  const statements = [
    "set session_replication_role = replica",
    `create temporary table made as
       select t.id as tenant_id, 1000000 + row_number() over () as id, k,
         '${now.toISOString()}'::timestamptz + case when k <= 6 then -k else k end * interval '3 days' as at
       from tenants t, generate_series(1, ${appointments}) k where t.slug like 'many-%'`,
    `insert into appointments (tenant_id, id, doctor_id, patient_id, status, service_type, start_time, end_time, hold_expires_at, currency, created_at)
       overriding system value
       select tenant_id, id, 1, 1, case when k <= 4 then 'finished' when k <= 8 then 'accepted' else 'pending_payment' end,
         case when k in (5, 6) then 'on_site' else 'remote' end, at, at + interval '20 minutes', case when k > 8 then at end, 'EUR', at - interval '60 days'
       from made`,
    `insert into payments (tenant_id, id, appointment_id, provider, method, reference, amount_minor, currency, status, deadline, created_at, capture_at)
       overriding system value
       select tenant_id, id, id, 'sandbox', 'creditCard', 'made ' || id, 4000, 'EUR', case when k <= 6 then 'authorised' when k <= 8 then 'reserved' else 'created' end,
         at, at - interval '60 days', case when k in (7, 8) then at end
       from made`,
    "insert into reminder_looks (tenant_id, appointment_id, look_at) select tenant_id, id, at - interval '1 day' from made where k in (7, 8)",
    "insert into waitlist_checks (tenant_id, doctor_id, due_at) select tenant_id, 1, at from made where k in (7, 8)",
    `insert into busy_feeds (tenant_id, doctor_id, description, host, created_at, next_refresh_at)
       select tenant_id, 1, 'made', 'calendar.example', at, at from made where k in (7, 8)`,
    "insert into invoices_due (tenant_id, kind, payment_id, is_ready, next_try_at) select tenant_id, 'invoice', id, true, at from made where k in (7, 8)",
    `insert into webhook_deliveries (tenant_id, event_id, endpoint_id, status, queued_at)
       select tenant_id, id, 1, 'delivered', at from made where k <= 6`,
    "set session_replication_role = origin",
    "vacuum analyze",
  ];
  for (const statement of statements) await superuser.query(statement);
}

const fail = (error: Error) => {
  throw error;
};

/** Each round of background work that asks all clinics every few seconds, with the table that says what is due. */
const rounds: Readonly<Record<string, { table: string; carryOut: () => Promise<unknown> }>> = {
  "holds and unpaid appointments": {
    table: "appointments",
    carryOut: () => sweepDue(jobsPool, paymentDeps(), now),
  },
  "captures of reserved payments": {
    table: "payments",
    carryOut: () => sweepCaptures(jobsPool, paymentDeps(), now),
  },
  reminders: {
    table: "reminder_looks",
    carryOut: () => remindOfAppointments(jobsPool, clinic.services, now, fail),
  },
  "offers of earlier times": {
    table: "waitlist_checks",
    carryOut: () => offerEarlierTimes({ services: clinic.services, hints }, fail),
  },
  "missed appointments": {
    table: "appointments",
    carryOut: () => closeMissedAppointments(jobsPool, { services: clinic.services, hints }, now, fail),
  },
  "calendars of doctors": {
    table: "busy_feeds",
    carryOut: () => queueRefreshes(jobsPool, clinic.services),
  },
  invoices: { table: "invoices_due", carryOut: () => issueDueInvoices(jobsPool, clinic.services, fail) },
  webhooks: { table: "webhook_deliveries", carryOut: () => queueDeliveries(jobsPool, clinic.services) },
};

const hints = { appointmentChanged: () => Promise.reject(new Error("Nothing is due")) };
const paymentDeps = () => ({
  services: clinic.services,
  payments: standInPayments(),
  gateways: testGateways(clinic.services.clock.now),
  hints,
  report: fail,
});

const tellRead = ({ table, node, read, pages }: TableRead) =>
  `${table}: ${node}: ${read} rows, ${pages} pages`;

test.for(Object.keys(rounds))(
  "an idle round of %s reads a few rows with 2,000 clinics and 20,000 appointments",
  async (name) => {
    const { table = "", carryOut } = rounds[name] ?? {};
    plans.take();
    await carryOut?.();
    const { reads } = plans.take();
    expect(reads.map((read) => read.table)).toContain(table);
    const tooMuch = reads.filter(({ read, pages }) => read > most.rows || pages > most.pages);
    expect(tooMuch.map(tellRead)).toEqual([]);
  },
);
