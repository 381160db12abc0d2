import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recoverPassword } from "@anteroom/contract/account/passwords";
import { handleRecovery } from "../features/account/access/handle-recovery.ts";
import { recoverPassword as answerRecovery } from "../features/account/access/recover-password.ts";
import type { Mail } from "../ports/mail.ts";
import { known, openTestClinic, type TestClinic } from "./test-clinic.ts";
import { queueAccountMail } from "../shared/mail/account-mail.ts";
import { withTenant } from "../platform/database/database.ts";
import { deliverMail } from "../platform/mail/deliver-mail.ts";
import { jobKinds, mailJobKinds, type JobKind } from "../platform/jobs/job-kinds.ts";
import { startJobs, type Job, type Jobs } from "../platform/jobs/jobs.ts";
import { mount } from "../platform/http/mount.ts";
import type { Tenant } from "../platform/tenancy/tenants.ts";

let clinic: TestClinic;
let jobs: Jobs;
/** What a test has started besides; stopped in the opposite order. */
let undo: (() => Promise<unknown>)[];
beforeEach(async () => {
  clinic = await openTestClinic();
  undo = [() => clinic.close()];
  jobs = await openJobs();
});
afterEach(async () => {
  for (const stop of undo.reverse()) await stop();
});

async function openJobs(): Promise<Jobs> {
  const opened = await startJobs(clinic.connections.owner, () => {});
  undo.push(opened.stop);
  return opened;
}

/** Queues `count` jobs of a clinic in one transaction; ids count from `first`. */
function queue(kind: JobKind, count: number, { tenant = 1, first = 1 } = {}): Promise<void> {
  return withTenant(clinic.db, tenant, async (tx) => {
    for (let id = first; id < first + count; id += 1) await jobs.send(tx, { tenant, kind, id });
  });
}

async function tenantOf(id: number): Promise<Tenant> {
  const tenant = await clinic.app.tenants.ofId(id);
  if (!tenant) throw new Error(`There is no clinic ${id}`);
  return tenant;
}

type Kind = "invitation" | "recover_password" | "visit_reminder_day";

async function queueMails(kind: Kind, count: number, tenantId = 1): Promise<void> {
  const tenant = await tenantOf(tenantId);
  await withTenant(clinic.db, tenantId, async (tx) => {
    for (let index = 0; index < count; index += 1)
      await queueAccountMail(
        tx,
        { jobs, config: clinic.services.config },
        {
          tenant,
          to: `${kind}-${index}@clinic-${tenantId}.example`,
          language: "en",
          kind,
          patientId: null,
          now: clinic.clock.now(),
        },
      );
  });
}

async function deliver(send: (mail: Mail) => Promise<void>, on: Jobs = jobs): Promise<void> {
  const mail = { send: (_id: string, one: Mail) => send(one) };
  const handle = deliverMail({
    ...clinic,
    dataKey: clinic.services.config.dataKey,
    txtRecords: () => Promise.resolve([]),
    mail,
    keepsText: false,
  });
  for (const kind of mailJobKinds) await on.work(kind, handle);
}

const soon = { timeout: 15_000, interval: 20 };

test("A burst of 200 invitations is delivered without pauses", async () => {
  const sent: string[] = [];
  await deliver(async ({ to }) => void sent.push(to));
  await queueMails("invitation", 200);
  await vi.waitFor(() => expect(sent).toHaveLength(200), soon);
  expect(new Set(sent).size).toBe(200);
});

test("A recovery mail is delivered while a burst of invitations is stuck", async () => {
  await queueMails("invitation", 200);
  await queueMails("recover_password", 1);
  const sent: string[] = [];
  const mailServer = Promise.withResolvers<void>();
  await deliver(async ({ to }) => {
    if (to.startsWith("invitation")) await mailServer.promise;
    sent.push(to);
  });
  await vi.waitFor(() => expect(sent).toEqual(["recover_password-0@clinic-1.example"]), soon);
  mailServer.resolve();
  await vi.waitFor(() => expect(sent).toHaveLength(201), soon);
});

test.each(["invitation", "visit_reminder_day"] as const)(
  "A clinic's first %s is delivered early despite another clinic's 200 queued ones",
  async (kind) => {
    await queueMails(kind, 200, 1);
    await queueMails(kind, 1, 2);
    const sent: string[] = [];
    await deliver(async ({ to }) => void sent.push(to));
    await vi.waitFor(() => expect(sent).toHaveLength(201), soon);
    expect(sent.indexOf(`${kind}-0@clinic-2.example`)).toBeLessThan(10);
  },
);

test.each(["payment", "data-export", "push"] as const)(
  "A clinic's first %s job is handled early despite another clinic's 100 queued ones",
  async (kind) => {
    await queue(kind, 100);
    await queue(kind, 1, { tenant: 2, first: 1_000 });
    const handled: number[] = [];
    await jobs.work(kind, async ({ id }) => void handled.push(id));
    await vi.waitFor(() => expect(handled).toHaveLength(101), soon);
    expect(handled.indexOf(1_000)).toBeLessThan(10);
  },
);

test("A clinic's endless exports leave a worker free for another clinic's export", async () => {
  const started: Job[] = [];
  const slow = Promise.withResolvers<void>();
  await jobs.work("data-export", async (job) => {
    started.push(job);
    if (job.tenant === 1) await slow.promise;
  });
  await queue("data-export", 5);
  await vi.waitFor(() => expect(started).not.toEqual([]), soon);
  await queue("data-export", 1, { tenant: 2, first: 1_000 });
  await vi.waitFor(() => expect(started).toContainEqual({ tenant: 2, kind: "data-export", id: 1_000 }), soon);
  slow.resolve();
});

test.each(jobKinds)("An endless %s job delays no other kind", async (stuck) => {
  const forever = Promise.withResolvers<void>();
  const handled = new Set<JobKind>();
  for (const kind of jobKinds)
    await jobs.work(kind, async () => {
      if (kind === stuck) await forever.promise;
      handled.add(kind);
    });
  await queue(stuck, 50);
  const others = jobKinds.filter((kind) => kind !== stuck);
  for (const kind of others) await queue(kind, 1, { first: 1_000 });
  await vi.waitFor(() => expect([...handled].sort()).toEqual([...others].sort()), soon);
  forever.resolve();
});

test("Two servers on one database handle each job of a burst once", async () => {
  const second = await openJobs();
  const counts = { first: 0, second: 0 };
  const handled: number[] = [];
  const slowly = (name: keyof typeof counts) => async (job: Job) => {
    counts[name] += 1;
    await new Promise((resolve) => setImmediate(resolve));
    handled.push(job.id);
  };
  await jobs.work("mail", slowly("first"));
  await second.work("mail", slowly("second"));
  await queue("mail", 300);
  await vi.waitFor(() => expect(handled.length).toBeGreaterThanOrEqual(300), soon);
  expect([...handled].sort((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
  expect(Math.min(counts.first, counts.second)).toBeGreaterThan(0);
});

test("A recovery is looked up at once despite 60 earlier requests of others", async () => {
  const services = { ...clinic.services, jobs };
  mount(clinic.app, recoverPassword, (call) => answerRecovery(call, services));
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("credentials")
      .values({
        tenant_id: 1,
        patient_id: known.aurora.patientId,
        login: "patient@aurora.example",
        password_hash: "-",
        changed_at: clinic.clock.now(),
      })
      .execute(),
  );
  const ask = (login: string, address: string) =>
    clinic.app.inject({
      method: "POST",
      url: "/api/patients/auth/password/recover",
      headers: { host: "aurora.localhost" },
      remoteAddress: address,
      payload: { login },
    });
  for (let index = 0; index < 60; index += 1)
    expect((await ask(`stranger-${index}@else.example`, `10.0.${index}.1`)).statusCode).toBeLessThan(300);
  expect((await ask("patient@aurora.example", "10.9.9.9")).statusCode).toBeLessThan(300);
  const sent: string[] = [];
  await deliver(async ({ to }) => void sent.push(to));
  await jobs.work("password-recovery", handleRecovery(services));
  await vi.waitFor(() => expect(sent).toEqual(["patient@aurora.example"]), soon);
});
