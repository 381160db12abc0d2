import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/**
 * One server process a database. The row of `serving_server` is a lease: whoever serves says every few seconds that it is there, and
 * another may begin only after silence. A row, not an advisory lock of a session: that one is gone with any broken connection, and
 * behind a pool of transactions it belongs to whoever gets the connection next (docs/decisions/0061).
 */
export type Lease = {
  /** False when nobody may rely on this process being the only one: it was silent for too long, and has not asked again yet. */
  isHeld: () => boolean;
  /** Resolves with a sentence when another server has taken over: this one must end. */
  lost: Promise<string>;
  /** Lets the next server begin at once. */
  release: () => Promise<void>;
};

export type LeaseOptions = {
  /** For people: process, machine, address. */
  about: string;
  /** For how long to wait for another server that is ending, in ms. */
  waitMs: number;
  /** True where something stronger already says that no other process is there; the row is taken without a question. */
  isAlone: boolean;
  /** Told once when it has to wait. */
  onWait: (sentence: string) => void;
  /** After so much silence another server may begin; in ms. */
  silenceMs?: number;
};

/** Silence after which another server may take over, in ms: longer than a stall of a busy process, shorter than a person's patience. */
const defaultSilenceMs = 10_000;
/** How long a question to the database may take, in ms. */
const answerMs = 3_000;
/** How often a waiting server asks, in ms. */
const pollMs = 300;

const takeRow = `
  insert into serving_server as s (is_only, server, about, heard_at) values (true, $1, $2, clock_timestamp())
  on conflict (is_only) do update set server = excluded.server, about = excluded.about, heard_at = excluded.heard_at
  where s.server = excluded.server or $3 or s.heard_at < clock_timestamp() - $4 * interval '1 millisecond'
  returning 1`;

/**
 * Takes the lease, waiting for another server to end. Throws a sentence for the operator when it does not.
 * Null where the database has no such table yet: it is to be migrated first, then asked again.
 */
export async function takeLease(owner: pg.PoolConfig, options: LeaseOptions): Promise<Lease | null> {
  const pool = new pg.Pool({ ...owner, max: 1, connectionTimeoutMillis: answerMs, query_timeout: answerMs });
  pool.on("error", () => {}); // the next question opens another connection
  const row = openRow(pool, options);
  try {
    if (!(await row.exists())) {
      await pool.end();
      return null;
    }
    await untilTaken(row, options);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return keepLease(row, options, pool);
}

type Row = ReturnType<typeof openRow>;

function openRow(pool: pg.Pool, { about, isAlone, silenceMs = defaultSilenceMs }: LeaseOptions) {
  const server = randomUUID();
  return {
    silenceMs,
    exists: async () => {
      const { rows } = await pool.query<{ is: boolean }>(
        "select to_regclass('public.serving_server') is not null as is",
      );
      return rows[0]?.is === true;
    },
    /** True when this server has it now. */
    take: async (force = isAlone) =>
      (await pool.query(takeRow, [server, about, force, silenceMs])).rowCount === 1,
    other: async () => {
      const { rows } = await pool.query<{ about: string; seconds: number }>(
        "select about, extract(epoch from clock_timestamp() - heard_at)::int as seconds from serving_server",
      );
      const [found] = rows;
      return found ? `${found.about}, heard of ${found.seconds} s ago` : "it has just ended";
    },
    give: () => pool.query("delete from serving_server where server = $1", [server]),
  };
}

async function untilTaken(row: Row, { waitMs, onWait }: LeaseOptions): Promise<void> {
  const deadline = performance.now() + waitMs;
  let hasSaid = false;
  while (!(await row.take())) {
    const other = await row.other();
    const left = deadline - performance.now();
    if (left <= 0) throw new Error(refusal(other, waitMs));
    if (!hasSaid)
      onWait(
        `Another Anteroom serves this database (${other}). Waiting up to ${Math.ceil(waitMs / 1000)} s for it to end.`,
      );
    hasSaid = true;
    await sleep(Math.min(pollMs, left));
  }
}

const refusal = (other: string, waitMs: number) =>
  `Another Anteroom serves this database (${other}). Two servers do not see each other's waiting rooms and calls, so this one does not start: ` +
  `stop the other one, or set DATABASE_URL to a database of its own. ` +
  `For a restart that overlaps set ANTEROOM_START_WAIT (seconds) higher than ${Math.ceil(waitMs / 1000)}.`;

/** Says again and again that this server is there. While the database is away nobody can take over either; afterwards it asks first. */
function keepLease(row: Row, { isAlone }: LeaseOptions, pool: pg.Pool): Lease {
  const every = row.silenceMs / 5;
  const trust = row.silenceMs * 0.9;
  let renewedAt = elapsed();
  let isLost = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const lost = Promise.withResolvers<string>();
  const renew = async () => {
    const at = elapsed();
    try {
      // Never by force: only a start may know that it is alone.
      if (await row.take(false)) renewedAt = at;
      else if (!isOver) {
        isLost = true;
        const other = await row.other().catch(() => "unknown");
        lost.resolve(
          `Another Anteroom has taken over this database (${other}): this one was not heard of in time, and ends.`,
        );
      }
    } catch {
      // away, or too slow: asked again soon
    }
  };
  let running: Promise<void> = Promise.resolve();
  const later = () => {
    timer = setTimeout(() => {
      running = renew().then(() => {
        if (!isOver && !isLost) later();
      });
    }, every);
    timer.unref();
  };
  later();
  return {
    isHeld: () => !isLost && (isAlone || since(renewedAt) < trust),
    lost: lost.promise,
    release: async () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      await running;
      await row.give().catch(() => {}); // without the database the silence speaks
      await pool.end();
    },
  };
}

type Moment = { steady: number; wall: number };

/** Two clocks: the steady one stands still while a machine sleeps, the other one may be set. */
const elapsed = (): Moment => ({ steady: performance.now(), wall: Date.now() });
const since = ({ steady, wall }: Moment) => Math.max(performance.now() - steady, Date.now() - wall);
