import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type pg from "pg";
import { fromKysely, PgBoss } from "pg-boss";
import type { Tx } from "../database/database.ts";
import { statementName, withStatementName } from "../database/named-statements.ts";
import { newSpan, type SpanPlace } from "../observe/spans.ts";
import { currentSpan, currentTrace, inTrace, newTrace } from "../observe/trace.ts";
import { failureCode } from "./failure-code.ts";
import { jobKinds, jobPolicies, type JobKind } from "./job-kinds.ts";

/** A queued job: its clinic, kind and the id of its subject; no other data. */
export type Job = {
  tenant: number;
  kind: JobKind;
  id: number;
  /** Jobs of one clinic in different lanes run independently. Missing: all of a clinic's jobs share one lane. */
  lane?: number;
};

/** How a job differs from others of its kind: fewer retries than the kind's `retryLimit`. */
type SendOptions = { retryLimit?: number };

/** The job queue. */
export type Jobs = {
  /** Queues a job in the caller's transaction: both are committed together. */
  send: (tx: Tx, job: Job, options?: SendOptions) => Promise<void>;
  /**
   * Starts to handle jobs of one kind, several at once (`job-kinds.ts`). A job whose handler throws is retried with
   * growing pauses.
   */
  work: (kind: JobKind, handle: (job: Job) => Promise<void>) => Promise<void>;
  /** Returns the kinds whose queue is missing from the database. Throws when the queue cannot be read. */
  missing: () => Promise<JobKind[]>;
  stop: () => Promise<void>;
};

/** The outcome of one handled job, with the trace of the request that queued it. */
export type Handled = {
  id: string;
  tenant: number;
  kind: JobKind;
  outcome: "done" | "failed";
  /** Why it failed: `failureCode` of its error. */
  reason?: string;
  ms: number;
  span: SpanPlace | undefined;
};

type SentJob = Job & { trace?: string; span?: string };

/** A job whose process has died is given to another after this time and the supervisor's interval, in seconds. */
const heartbeatSeconds = 10;
const supervisorSeconds = 5;

/** A retry whose pause is over is announced by nobody: one worker a kind looks for it so often, in seconds. */
const lookSeconds = 2;

/** Creates the queue's schema as the owner. The request role may only add and read jobs. */
export async function prepareJobs(owner: pg.PoolConfig): Promise<void> {
  const boss = openBoss(owner, () => {});
  await boss.start();
  await prepareQueues(boss);
  await boss.stop({ graceful: false, timeout: 1_000 });
}

/**
 * Starts the job queue, which PostgreSQL's NOTIFY wakes, and creates or updates the queues as the owner. Several
 * processes can share a database: one of them handles each job. Clinics with many waiting jobs get later turns.
 * `stop` waits at most 1.5 s for running jobs.
 */
export async function startJobs(
  owner: pg.PoolConfig,
  onError: (error: Error) => void,
  onHandled: (handled: Handled) => void = () => {},
): Promise<Jobs> {
  const boss = openBoss(owner, onError);
  await boss.start();
  await prepareQueues(boss);
  return {
    send: async (tx, job, options = {}) => {
      const priority = -(await turnOf(tx, job));
      const group = { id: groupOf(job) };
      const [trace, span] = [currentTrace(), currentSpan()];
      const sent: SentJob = { ...job, ...(trace && { trace }), ...(span && { span }) };
      await boss.send(job.kind, sent, { db: preparing(tx), priority, group, ...options });
    },
    work: (kind, handle) => startWorkers(boss, kind, observed(handle, onHandled)),
    missing: async () => {
      const found = new Set((await boss.getQueues()).map(({ name }) => name));
      return jobKinds.filter((kind) => !found.has(kind));
    },
    stop: () => boss.stop({ graceful: true, timeout: 1_500 }),
  };
}

/** Handles a job within the trace of the request that queued it, and tells what became of it. */
function observed(handle: (job: Job) => Promise<void>, onHandled: (handled: Handled) => void) {
  return async ({ trace, span: parent, ...job }: SentJob): Promise<void> => {
    const id = trace ?? newTrace();
    const span = newSpan(parent);
    const began = performance.now();
    const tell = (outcome: Handled["outcome"], reason: { reason?: string } = {}) =>
      onHandled({
        id,
        tenant: job.tenant,
        kind: job.kind,
        outcome,
        ...reason,
        ms: performance.now() - began,
        span,
      });
    try {
      await inTrace(id, () => handle(job), span?.id);
    } catch (error) {
      tell("failed", { reason: failureCode(error) });
      throw error;
    }
    tell("done");
  };
}

/** Makes queues that are missing, and changes those whose policy is another than that of this version. */
async function prepareQueues(boss: PgBoss): Promise<void> {
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const changed = jobKinds.filter((kind) => {
    const before: Record<string, unknown> = { ...found.get(kind) };
    return Object.entries(queueOf(kind)).some(([name, value]) => !isDeepStrictEqual(before[name], value));
  });
  for (const kind of changed)
    await (found.has(kind) ? boss.updateQueue(kind, queueOf(kind)) : boss.createQueue(kind, queueOf(kind)));
  if (changed.length === 0) return;
  await boss.getDb().executeSql(indexAndGrants);
}

const queueOf = (kind: JobKind) => {
  const { retryLimit, retryDelayMax } = jobPolicies[kind];
  const longest = retryDelayMax === undefined ? {} : { retryDelayMax };
  return { notify: true, retryDelay: 2, retryBackoff: true, retryLimit, ...longest, heartbeatSeconds };
};

/** One transaction, one process at a time. The index counts a clinic's waiting jobs without reading those of others. */
const indexAndGrants = `select pg_advisory_xact_lock(20261123);
  create index if not exists job_waiting_of_clinic on pgboss.job_common (name, group_id) where state < 'active';
  grant usage on schema pgboss to anteroom_app;
  grant select, insert on all tables in schema pgboss to anteroom_app`;

/**
 * Workers fetch one job each and fetch again at once after each job, so that a burst drains without a pause; pg-boss's own
 * pause is for an empty queue.
 */
async function startWorkers(
  boss: PgBoss,
  kind: JobKind,
  handle: (job: SentJob) => Promise<void>,
): Promise<void> {
  const { concurrency, perClinic } = jobPolicies[kind];
  const workers: string[] = [];
  const wakeAll = () => workers.forEach((worker) => boss.notifyWorker(worker));
  for (let index = 0; index < concurrency; index += 1) {
    const looks = index === 0 ? { notifyPollingIntervalSeconds: lookSeconds } : {};
    const limit = perClinic === undefined ? {} : { localGroupConcurrency: perClinic };
    const worker = await boss.work<SentJob>(kind, { ...looks, ...limit }, async (jobs) => {
      wakeAll();
      for (const job of jobs) await handle(job.data);
    });
    workers.push(worker);
  }
}

/** One more job of the same clinic that waits already puts a job behind so many seconds of other clinics' jobs. */
const secondsBehindEach = 10;
const mostCounted = 1_000;
const turnsBegin = Date.UTC(2026, 0, 1);

/**
 * When it is a job's turn, in seconds since 2026; the earliest is fetched first (virtual clock scheduling, Zhang 1990). The jobs
 * of a clinic are spread over time by how many of its jobs wait already: those of other clinics come between them, and none
 * waits for ever, since turns only grow. Jobs that are queued at the same moment by several transactions may share a turn.
 */
async function turnOf(tx: Tx, job: Job): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`${statementName("waiting_jobs")}
    select count(*)::int as waiting from (
      select 1 from pgboss.job_common where name = ${job.kind} and group_id = ${groupOf(job)} and state < 'active'
      limit ${mostCounted}) counted`.execute(tx);
  const now = Math.floor((Date.now() - turnsBegin) / 1000);
  return now + (rows[0]?.waiting ?? 0) * secondsBehindEach;
}

/** The transaction as pg-boss writes to it: its long statements, one of each kind of job, are prepared like our own. */
function preparing(tx: Tx): ReturnType<typeof fromKysely> {
  const through = fromKysely(tx);
  return {
    executeSql: (text, values) => {
      if (!bossTexts.includes(text) && bossTexts.length < mostBossTexts) bossTexts.push(text);
      const place = bossTexts.indexOf(text);
      return through.executeSql(place < 0 ? text : withStatementName(`boss_${letters[place]}`, text), values);
    },
  };
}

const letters = "abcdefghijklmnopqrstuvwxyz";
const mostBossTexts = letters.length;
const bossTexts: string[] = [];

const groupOf = ({ tenant, lane }: Job) => (lane === undefined ? String(tenant) : `${tenant}.${lane}`);

function openBoss(owner: pg.PoolConfig, onError: (error: Error) => void): PgBoss {
  const boss = new PgBoss({
    ...owner,
    max: 4,
    schema: "pgboss",
    useListenNotify: true,
    superviseIntervalSeconds: supervisorSeconds,
    monitorIntervalSeconds: supervisorSeconds,
  } as ConstructorParameters<typeof PgBoss>[0] & object);
  // Emitted with facts beside it, and of a worker as an object that is no error; its code and severity stay, by which it is logged.
  boss.on("error", (error: Error) =>
    onError(error instanceof Error ? error : Object.assign(new Error(), error)),
  );
  return boss;
}
