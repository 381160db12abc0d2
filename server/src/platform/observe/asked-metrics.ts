import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import { readLastBackups } from "../backup/last-backup.ts";
import type { Database } from "../database/database.ts";
import { jobKinds } from "../jobs/job-kinds.ts";

/** Asks every component of the server whether it works. */
export type ReadComponents = () => Promise<readonly { part: string; isUp: boolean }[]>;

/** Registers the metric of the components. Returns the function that reads it. */
export function componentReader(register: Registry, components: ReadComponents): () => Promise<void> {
  const up = new Gauge({
    name: "anteroom_part_up",
    help: "1 while a component of GET /api/health/ready works",
    labelNames: ["part"] as const,
    registers: [register],
  });
  return async () => {
    for (const { part, isUp } of await components()) up.set({ part }, Number(isUp));
  };
}

/** Registers the metric of backups. Returns the function that reads it. */
export function backupReader(register: Registry, db: Database): () => Promise<void> {
  const made = new Gauge({
    name: "anteroom_last_backup_timestamp_seconds",
    help: "When the last backup was finished; files: all, of those that lacked none; 0: never",
    labelNames: ["files"] as const,
    registers: [register],
  });
  return async () => {
    const found = await readLastBackups(db).catch(() => null);
    made.reset();
    if (!found) return;
    for (const [files, at] of Object.entries(found)) made.set({ files }, (at?.getTime() ?? 0) / 1000);
  };
}

/** Registers the metrics of the job queue. Returns the function that reads them. */
export function queueReader(register: Registry, db: Database): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ["job"] as const, registers: [register] });
  const gauges = {
    waiting: gauge("anteroom_jobs_waiting", "Jobs that are due and not being handled, by kind"),
    seconds: gauge(
      "anteroom_jobs_oldest_seconds",
      "For how long the oldest waiting job has been due, by kind",
    ),
    failing: gauge(
      "anteroom_jobs_failing",
      "Jobs that have failed at least once and are tried again, by kind",
    ),
    failingSeconds: gauge(
      "anteroom_jobs_failing_oldest_seconds",
      "How long ago the oldest failing job was queued, by kind",
    ),
    givenUp: gauge(
      "anteroom_jobs_given_up",
      "Jobs of the last seven days that failed and are not tried again, by kind",
    ),
  };
  const up = new Gauge({
    name: "anteroom_database_up",
    help: "1 when the database answered the question about waiting jobs",
    registers: [register],
  });
  return async () => {
    const found = await readQueue(db).catch(() => null);
    up.set(found ? 1 : 0);
    // What the database cannot say is not said: an old number would look like a calm queue.
    for (const one of Object.values(gauges)) one.reset();
    for (const job of found ? jobKinds : []) {
      const known = found?.get(job);
      for (const [name, one] of Object.entries(gauges))
        one.set({ job }, known?.[name as keyof typeof gauges] ?? 0);
    }
  };
}

type QueueFacts = {
  name: string;
  waiting: number;
  seconds: number;
  failing: number;
  failingSeconds: number;
  givenUp: number;
};

/** Jobs between two tries are not due: their age is that of the job, so that a long pause does not hide a failure. */
async function readQueue(db: Database): Promise<Map<string, QueueFacts>> {
  const { rows } = await sql<QueueFacts>`
    select q.name, coalesce(j.waiting, 0) as waiting, coalesce(j.seconds, 0) as seconds,
      coalesce(j.failing, 0) as failing, coalesce(j."failingSeconds", 0) as "failingSeconds", q.failed_count as "givenUp"
    from pgboss.queue q left join (
      select name,
        (count(*) filter (where state < 'active' and start_after <= now()))::int as waiting,
        extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()))::float8 as seconds,
        (count(*) filter (where state = 'retry' or state = 'active' and retry_count > 0))::int as failing,
        extract(epoch from now() - min(created_on) filter (where state = 'retry' or state = 'active' and retry_count > 0))::float8
          as "failingSeconds"
      from pgboss.job where state < 'active' or state = 'active' and group_id is not null group by name) j on j.name = q.name`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.name, row]));
}
