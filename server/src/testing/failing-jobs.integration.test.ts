// What an operator sees of jobs that fail, and what `npm run jobs:retry` does about them.
import { execFile } from "node:child_process";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openMetrics, type Metrics } from "../platform/observe/metrics.ts";
import { withTenant } from "../platform/database/database.ts";
import { startJobs, type Jobs } from "../platform/jobs/jobs.ts";
import { listTroubledJobs, retryJobs } from "../platform/jobs/retry-jobs.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { openTestClinic, type TestClinic } from "./test-clinic.ts";

let clinic: TestClinic;
let jobs: Jobs;
let metrics: Metrics;
let owner: pg.Pool;
beforeEach(async () => {
  clinic = await openTestClinic();
  jobs = await startJobs(clinic.connections.owner, () => {});
  owner = new pg.Pool({ ...clinic.connections.owner, max: 1 });
  metrics = openMetrics();
  metrics.read({
    acrossClinics: clinic.services.acrossClinics,
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    calls: () => 0,
    isServing: () => true,
    components: async () => [
      { part: "bus", isUp: false },
      { part: "media", isUp: true },
    ],
  });
});
afterEach(async () => {
  metrics.stop();
  await owner.end();
  await jobs.stop();
  await clinic.close();
});

/** Queues a mail of this kind; returns its id. */
const write = (kind: "visit_booked" | "visit_reminder_hour") =>
  withTenant(clinic.db, 1, async (tx) => {
    const mail = {
      to: "ana@patients.example",
      subject: "-",
      body: "-",
      patientId: null,
      appointmentId: null,
    };
    await queueMail(tx, { jobs }, { ...mail, tenantId: 1, kind, isOwed: true, now: clinic.clock.now() });
  });

const soon = { timeout: 40_000, interval: 50 };
const valueOf = (text: string, name: string, job = "mail") =>
  Number(new RegExp(`^${name}\\{job="${job}"\\} (.+)$`, "m").exec(text)?.[1] ?? NaN);
const read = async (name: string) => valueOf(await metrics.text(), name);

test("a mail between two tries is failing, with the age of its job, though nothing is due", async () => {
  const tried = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("the mail server is away"));
  await jobs.work("mail", tried);
  await write("visit_booked");
  await vi.waitFor(() => expect(tried).toHaveBeenCalled(), soon);
  // As if it had been written ten minutes ago, and the next try were five minutes away.
  await vi.waitFor(async () => {
    const { rowCount } = await owner.query(
      "update pgboss.job set created_on = now() - interval '10 minutes', start_after = now() + interval '5 minutes' where state = 'retry'",
    );
    expect(rowCount).toBe(1);
  }, soon);
  expect(await read("anteroom_jobs_failing")).toBe(1);
  expect(await read("anteroom_jobs_failing_oldest_seconds")).toBeGreaterThan(599);
  expect([await read("anteroom_jobs_waiting"), await read("anteroom_jobs_oldest_seconds")]).toEqual([0, 0]);
  expect(valueOf(await metrics.text(), "anteroom_jobs_failing", "payment")).toBe(0);
});

test("a mail that was given up is counted, and goes out once it is tried again", async () => {
  let isAway = true;
  const sent: number[] = [];
  await jobs.work("mail", async ({ id }) => {
    if (isAway)
      throw Object.assign(new Error("<ana@patients.example>"), { code: "EAUTH", responseCode: 535 });
    sent.push(id);
  });
  await write("visit_booked");
  // A failing try replaces the job's row by another: an update at that moment meets none.
  await vi.waitFor(async () => {
    const { rowCount } = await owner.query("update pgboss.job set retry_limit = retry_count");
    expect(rowCount).toBe(1);
  }, soon);
  await vi.waitFor(async () => expect(await read("anteroom_jobs_given_up")).toBe(1), soon);
  expect(await listTroubledJobs(owner)).toMatchObject([
    { kind: "mail", failing: 0, givenUp: 1, reasons: ["EAUTH 535"] },
  ]);
  isAway = false;
  expect(await retryJobs(owner, "payment")).toBe(0);
  expect(await retryJobs(owner, "mail")).toBe(1);
  await vi.waitFor(() => expect(sent).toHaveLength(1), soon);
  await vi.waitFor(async () => expect(await read("anteroom_jobs_given_up")).toBe(0), soon);
});

/** What `npm run bookings:verify` says about mails. */
function verifyMails(): Promise<string[]> {
  const { host = "", user = "", database = "" } = clinic.connections.owner;
  const program = path.resolve(import.meta.dirname, "../../../tools/check-bookings.ts");
  const env = {
    PATH: process.env["PATH"],
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [program], { env }, (_error, out) =>
      resolve(out.split("\n").filter((line) => line.includes("a mail is neither sent"))),
    );
  });
}

test("bookings:verify reports a mail that was given up, not one that is still tried", async () => {
  await write("visit_booked");
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .updateTable("mails")
      .set({ created_at: new Date(Date.now() - 600_000) })
      .execute(),
  );
  await owner.query("update pgboss.job set state = 'retry', start_after = now() + interval '10 minutes'");
  expect(await verifyMails()).toEqual([]);
  await owner.query("update pgboss.job set state = 'failed', completed_on = now()");
  expect(await verifyMails()).toEqual([
    expect.stringMatching(/^clinic 1: a mail is neither sent nor on its way: \d+$/),
  ]);
});

test("a reminder is tried for an hour, a confirmation for days", async () => {
  await write("visit_booked");
  await write("visit_reminder_hour");
  const { rows } = await owner.query<{ retry_limit: number }>(
    "select retry_limit from pgboss.job where name = 'mail' order by created_on",
  );
  expect(rows.map(({ retry_limit }) => retry_limit)).toEqual([300, 10]);
});

test("each component has a metric", async () => {
  const text = await metrics.text();
  expect(text).toContain('anteroom_part_up{part="bus"} 0\n');
  expect(text).toContain('anteroom_part_up{part="media"} 1\n');
});
