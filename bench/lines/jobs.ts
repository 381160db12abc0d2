import { setTimeout as after } from "node:timers/promises";
import { localHttp } from "@anteroom/local-http/local-http";
import { smtpMail } from "../../server/src/adapters/smtp-mail/smtp-mail.ts";
import { rolesOn } from "../../server/src/platform/database/connections.ts";
import { openDatabase, openPool, withTenant } from "../../server/src/platform/database/database.ts";
import { mailsAtOnce } from "../../server/src/platform/jobs/job-kinds.ts";
import { startJobs, type Jobs } from "../../server/src/platform/jobs/jobs.ts";
import { queueMail } from "../../server/src/platform/mail/queue-mail.ts";
import { ownerClient, type OwnerClient } from "../../server/src/testing/owner-client.ts";
import { startSmtpServer, type SmtpServer } from "../../server/src/testing/smtp-server.ts";
import type { BenchLine, Row } from "../line.ts";
import { percentile } from "../measure.ts";
import { startDemoServer } from "../support/demo-server.ts";

const clinics = 40;
const mailsEach = 125;
const mails = clinics * mailsEach;
/** So many recoveries are asked for by HTTP, one after the other, while the burst is delivered. */
const recoveriesEach = 2;
const recoveries = clinics * recoveriesEach;
const recoveryEvery = 50;
/** So many reminders, refunds and exports of a clinic that has no part in the burst. */
const others = 20;

/**
 * 40 clinics queue 5,000 invitations at once for a local mail server: mails a second (baseline: the mail library alone), and how long
 * password recoveries, reminders, refunds and exports wait behind them.
 */
export const jobs: BenchLine = {
  name: "jobs",
  measure: async () => {
    const smtp = await startSmtpServer();
    const server = await startDemoServer({ env: { SMTP_URL: smtp.url } }).catch(async (error: unknown) => {
      await smtp.stop();
      throw error;
    });
    const owner = await ownerClient({ socketDir: server.socketDir });
    const connections = rolesOn({ host: server.socketDir, database: "anteroom" });
    const queue = await startJobs(connections.owner, () => {});
    try {
      const added = await addClinics(owner);
      const bare = await rateOfLibrary(smtp);
      smtp.received.length = 0;
      const began = await queueBurst(connections.app, queue, added);
      await queueOthers(connections.app, queue, owner);
      const requested = await askForRecoveries(server.port, added);
      await received(smtp, mails + recoveries + others);
      const ended = Math.max(...timesOf(smtp, "burst-"));
      return [
        row(
          `mails of ${clinics} clinics, /s (n=${mails})`,
          mails / ((ended - began) / 1000),
          "/s",
          "-",
          bare,
        ),
        ...(await waits(smtp, requested, owner)),
      ];
    } finally {
      await queue.stop();
      await owner.end();
      await server.stop();
      await smtp.stop();
    }
  },
};

type Clinic = { id: number; slug: string };

/** Clinics like the demo's first, with patients who may ask for a new password. */
async function addClinics(owner: OwnerClient): Promise<Clinic[]> {
  const { rows } = await owner.query<Clinic>(
    `with made as (insert into tenants (slug, business_account_slug, created_at)
       select 'bench-' || n, 'bench-' || n, now() from generate_series(1, ${clinics}) n returning id, slug),
     domains as (insert into tenant_domains (domain, tenant_id, is_primary)
       select slug || '.localhost', id, true from made),
     configs as (insert into tenant_configs (tenant_id, kind, version, body, created_at)
       select made.id, c.kind, 1, c.body, now() from made, tenant_configs c
       where c.tenant_id = 1 and c.version = (select max(version) from tenant_configs d where d.tenant_id = 1 and d.kind = c.kind))
     select id, slug from made`,
  );
  for (const { id } of rows)
    await owner.query(
      `with made as (insert into patients (tenant_id, name, email, created_at)
         select $1::int, 'Patient ' || n, 'recovery-' || $1::int || '-' || n || '@bench.example', now()
         from generate_series(1, ${recoveriesEach}) n returning id, email)
       insert into credentials (tenant_id, patient_id, login, password_hash, changed_at)
       select $1::int, id, email, '-', now() from made`,
      [id],
    );
  return rows;
}

const letter = {
  subject: "An invitation",
  body: "A line of text. ".repeat(40),
  html: "<p>A line</p>".repeat(400),
};

/** Mails per second of the mail library alone, with as many connections. */
async function rateOfLibrary(smtp: SmtpServer): Promise<number> {
  const sender = smtpMail({ url: smtp.url, from: "visits@bench.example", connections: mailsAtOnce });
  const began = performance.now();
  const { subject, body: text, html } = letter;
  const mail = { subject, text, html, calendar: null, writtenAt: new Date() };
  await Promise.all(
    Array.from({ length: mails }, (_, index) =>
      sender.send(`bench-${index}`, { ...mail, to: `bare-${index}@bench.example` }),
    ),
  );
  sender.stop();
  return mails / ((performance.now() - began) / 1000);
}

type Place = ReturnType<typeof rolesOn>["app"];

/** All clinics commit at one moment; answers it. */
async function queueBurst(app: Place, queue: Jobs, tenants: readonly Clinic[]): Promise<number> {
  const db = openDatabase(openPool(app, clinics, () => {}));
  const written = Promise.withResolvers<void>();
  let waiting = tenants.length;
  const queued = tenants.map(({ id: tenantId }) =>
    withTenant(db, tenantId, async (tx) => {
      for (let index = 0; index < mailsEach; index += 1)
        await queueMail(
          tx,
          { jobs: queue },
          { ...mailOf(tenantId, `burst-${tenantId}-${index}`), kind: "invitation" },
        );
      waiting -= 1;
      if (waiting === 0) written.resolve();
      await written.promise;
    }),
  );
  await written.promise;
  const began = performance.now();
  await Promise.all(queued);
  await db.destroy();
  return began;
}

const mailOf = (tenantId: number, name: string) => ({
  ...letter,
  tenantId,
  to: `${name}@bench.example`,
  patientId: null,
  appointmentId: null,
  now: new Date(),
});

/** Reminders, refunds and exports of the demo's first clinic, right behind the burst. */
async function queueOthers(app: Place, queue: Jobs, owner: OwnerClient): Promise<void> {
  const { rows: exports } = await owner.query<{ id: number }>(
    `insert into data_exports (tenant_id, patient_id, status, steps_total, created_at, expires_at)
     select 1, p.id, 'waiting', 1, now(), now() + interval '1 day'
     from (select id from patients where tenant_id = 1 order by id limit 1) p, generate_series(1, ${others}) returning id`,
  );
  const { rows: refunds } = await owner.query<{ id: number }>(
    `insert into payments (tenant_id, appointment_id, provider, method, reference, provider_reference, amount_minor, currency,
       status, deadline, created_at)
     select 1, a.id, 'sandbox', 'credit_card', 'bench-' || n, 'bench-' || n, 4000, 'EUR', 'refund_due', now(), now()
     from (select id from appointments where tenant_id = 1 order by id limit 1) a, generate_series(1, ${others}) n returning id`,
  );
  const db = openDatabase(openPool(app, 1, () => {}));
  await withTenant(db, 1, async (tx) => {
    for (const { id } of refunds) await queue.send(tx, { tenant: 1, kind: "payment", id });
    for (const { id } of exports) await queue.send(tx, { tenant: 1, kind: "data-export", id });
    for (let index = 0; index < others; index += 1)
      await queueMail(tx, { jobs: queue }, { ...mailOf(1, `reminder-${index}`), kind: "visit_reminder_day" });
  });
  await db.destroy();
}

/** When each recovery was asked for, by its address. */
async function askForRecoveries(port: number, added: readonly Clinic[]): Promise<Map<string, number>> {
  const requested = new Map<string, number>();
  for (let patient = 1; patient <= recoveriesEach; patient += 1)
    for (const { id, slug } of added) {
      const login = `recovery-${id}-${patient}@bench.example`;
      requested.set(login, performance.now());
      const { status } = await localHttp(
        `http://${slug}.localhost:${port}/api/patients/auth/password/recover`,
        {
          method: "POST",
          headers: { "x-forwarded-for": `10.1.${id % 250}.${patient}` },
          body: { login },
        },
      );
      if (status >= 300) throw new Error(`A recovery is answered ${status}`);
      await after(recoveryEvery);
    }
  return requested;
}

/** How long each kind of work waited, in ms; the mails until the mail server had them, the others until their job was done. */
async function waits(
  smtp: SmtpServer,
  requested: ReadonlyMap<string, number>,
  owner: OwnerClient,
): Promise<Row[]> {
  const lastOfBurst = Math.max(...timesOf(smtp, "burst-"));
  const behind = [...requested].filter(([, at]) => at < lastOfBurst);
  const arrived = new Map(smtp.received.map(({ to, receivedAt }) => [to[0] ?? "", receivedAt]));
  const recovered = behind.map(([login, at]) => (arrived.get(login) ?? Number.NaN) - at);
  const rows = [
    row(`  recovery behind them, p95 (n=${behind.length})`, percentile(recovered, 0.95), "ms", "<= 2000"),
  ];
  for (const [what, kind] of [
    ["reminder", "mail-bulk"],
    ["refund", "payment"],
    ["export", "data-export"],
  ] as const) {
    const done = await timesOfJobs(owner, kind);
    rows.push(row(`  ${what} behind them, p95 (n=${done.length})`, percentile(done, 0.95), "ms", "-"));
  }
  return rows;
}

/** From the commit that queued a job of the demo's first clinic until it was done, in ms. */
async function timesOfJobs(owner: OwnerClient, kind: string): Promise<number[]> {
  const { rows } = await owner.query<{ ms: number }>(
    `select extract(epoch from coalesce(completed_on, now()) - created_on)::float * 1000 as ms from pgboss.job
     where name = $1 and group_id = '1' order by created_on desc limit ${others}`,
    [kind],
  );
  return rows.map(({ ms }) => ms);
}

const timesOf = (smtp: SmtpServer, name: string) =>
  smtp.received.filter(({ to }) => to[0]?.startsWith(name)).map(({ receivedAt }) => receivedAt);

const row = (what: string, ours: number, unit: string, goal: string, bare?: number): Row => ({
  what,
  ours,
  unit,
  baseline: bare === undefined ? null : { what: "the mail library alone", value: bare },
  goal,
});

async function received(smtp: SmtpServer, wanted: number): Promise<void> {
  const until = performance.now() + 240_000;
  while (smtp.received.length < wanted) {
    if (performance.now() > until) throw new Error(`${smtp.received.length} of ${wanted} mails have arrived`);
    await after(100);
  }
}
