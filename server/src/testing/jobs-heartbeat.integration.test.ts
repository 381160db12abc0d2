// What waits for heartbeats: both tests at once, for they take half a minute and nearly no work.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { withTenant } from "../platform/database/database.ts";
import type { JobKind } from "../platform/jobs/job-kinds.ts";
import { startJobs, type Job, type Jobs } from "../platform/jobs/jobs.ts";
import { ownerClient } from "./owner-client.ts";
import { openTestClinic, type TestClinic } from "./test-clinic.ts";

let clinic: TestClinic;
let jobs: Jobs;
let owner: Awaited<ReturnType<typeof ownerClient>>;
beforeAll(async () => {
  clinic = await openTestClinic();
  jobs = await startJobs(clinic.connections.owner, () => {});
  const { host, database } = clinic.connections.owner;
  owner = await ownerClient({ url: `postgresql:///${database}?host=${host}&user=anteroom_owner` });
});
afterAll(async () => {
  await owner.end();
  await jobs.stop();
  await clinic.close();
});

/** Queues the one job of its kind. */
function queue(kind: JobKind): Promise<void> {
  return withTenant(clinic.db, 1, (tx) => jobs.send(tx, { tenant: 1, kind, id: 1 }));
}

test.concurrent(
  "A job whose process was killed is handled again within half a minute",
  { timeout: 60_000 },
  async () => {
    await queue("mail");
    // What a killed process leaves behind: a job under way that nobody vouches for any more.
    await owner.query(
      "update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '11 seconds' where name = 'mail'",
    );
    const handled: Job[] = [];
    await jobs.work("mail", async (job) => void handled.push(job));
    await vi.waitFor(() => expect(handled).toEqual([{ tenant: 1, kind: "mail", id: 1 }]), {
      timeout: 30_000,
      interval: 100,
    });
  },
);

test.concurrent("A job that outlasts its heartbeat is not handled twice", { timeout: 60_000 }, async () => {
  const started: Job[] = [];
  const done = Promise.withResolvers<void>();
  await jobs.work("payment", async (job) => {
    started.push(job);
    await done.promise;
  });
  await queue("payment");
  // Until the supervisor has looked three times.
  await vi.waitFor(
    async () => {
      const { rows } = await owner.query<{ age: number }>(
        "select extract(epoch from now() - started_on)::float as age from pgboss.job where name = 'payment'",
      );
      expect(rows[0]?.age).toBeGreaterThan(31);
    },
    { timeout: 45_000, interval: 500 },
  );
  expect(started).toHaveLength(1);
  done.resolve();
});
