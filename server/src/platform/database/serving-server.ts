import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/**
 * The right to serve a database: one process, or several that share one bus. The holder renews the row `serving_server`
 * every few seconds; another may take it after silence. It is a row, because a session's advisory lock ends with its
 * connection and does not work behind a transaction pool (docs/decisions/0061).
 */
export type Lease = {
  /**
   * False once another server has taken over, or while this one was silent too long. Under `isAlone` silence does not
   * count.
   */
  isHeld: () => boolean;
  /** Resolves with a reason when another server has taken over. This server must then stop. */
  lost: Promise<string>;
  /**
   * Stops renewing. Without a bus the next server can start immediately; with one the row stays for the servers that
   * share it.
   */
  release: () => Promise<void>;
};

/** How to take the lease. */
export type LeaseOptions = {
  /** Describes this server to operators: process, machine, address. */
  about: string;
  /** How long to wait for another server to stop, in ms. */
  waitMs: number;
  /** True when another lock already excludes other processes. The row is then taken without waiting. */
  isAlone: boolean;
  /** Called once when the lease has to wait. */
  onWait: (sentence: string) => void;
  /** How long the holder must be silent before another server may start, in ms. */
  silenceMs?: number;
  /** The bus that cooperating servers share; missing: this server serves alone. */
  bus?: SharedBus | undefined;
};

type SharedBus = {
  /** Names it: servers with another one are refused. */
  name: () => Promise<string>;
};

/** Silence after which another server may take over, in ms: longer than a stall of a busy process, shorter than a person's patience. */
const defaultSilenceMs = 10_000;
/** How long a question to the database may take, in ms. */
const answerMs = 3_000;
/** How often a waiting server asks, in ms. */
const pollMs = 300;

const takeRow = `
  insert into serving_server as s (is_only, server, about, heard_at, bus) values (true, $1, $2, clock_timestamp(), $5)
  on conflict (is_only) do update
    set server = excluded.server, about = excluded.about, heard_at = excluded.heard_at, bus = excluded.bus
  where s.server = excluded.server or s.bus = excluded.bus
    or $3 or s.heard_at < clock_timestamp() - $4 * interval '1 millisecond'
  returning 1`;
/** The same before migration 0083: nobody shares, and whoever migrates is alone. */
const takeRowOfBefore = `
  insert into serving_server as s (is_only, server, about, heard_at) values (true, $1, $2, clock_timestamp())
  on conflict (is_only) do update set server = excluded.server, about = excluded.about, heard_at = excluded.heard_at
  where s.server = excluded.server or $3 or s.heard_at < clock_timestamp() - $4 * interval '1 millisecond'
  returning 1`;

/**
 * Takes the lease, waiting up to `waitMs` for another server to stop, and renews it until it is released. Servers
 * of the same bus share it. Throws an explanation for the operator when the other server stays. Returns null when
 * the table does not exist yet: migrate, then try again.
 */
export async function takeLease(owner: pg.PoolConfig, options: LeaseOptions): Promise<Lease | null> {
  const pool = new pg.Pool({
    ...owner,
    // A standby that hangs may hold up commits for a while: those of the lease do not wait for it, so that this server goes
    // on reading. One that a failover loses is written again two seconds later.
    options: "-c synchronous_commit=local",
    max: 1,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
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

function openRow(pool: pg.Pool, { about, isAlone, silenceMs = defaultSilenceMs, bus }: LeaseOptions) {
  const server = randomUUID();
  let hasBus = false;
  let busName: string | null = null;
  return {
    silenceMs,
    exists: async () => {
      const { rows } = await pool.query<{ is: boolean }>(
        "select to_regclass('public.serving_server') is not null as is",
      );
      const { rows: columns } = await pool.query(
        "select 1 from information_schema.columns where table_name = 'serving_server' and column_name = 'bus'",
      );
      hasBus = columns.length > 0;
      return rows[0]?.is === true;
    },
    /** True when this server has it now. */
    take: async (force = isAlone) => {
      if (!hasBus)
        return (await pool.query(takeRowOfBefore, [server, about, force, silenceMs])).rowCount === 1;
      // Where the bus is away, it is still the one whose name was read before.
      busName = bus
        ? await bus.name().catch((error: unknown) => busName ?? Promise.reject(error as Error))
        : null;
      return (await pool.query(takeRow, [server, about, force, silenceMs, busName])).rowCount === 1;
    },
    other: async (): Promise<Other> => {
      const { rows } = await pool.query<{ about: string; seconds: number; bus: string | null }>(
        `select about, extract(epoch from clock_timestamp() - heard_at)::int as seconds,
          ${hasBus ? "bus" : "null::text as bus"} from serving_server`,
      );
      const [found] = rows;
      if (!found) return { name: "it has just ended", bus: busName };
      return { name: `${found.about}, heard of ${found.seconds} s ago`, bus: found.bus };
    },
    /** Others may serve on by the same bus: theirs is the row then, and whoever has none waits for their silence. */
    give: async () =>
      void (busName === null && (await pool.query("delete from serving_server where server = $1", [server]))),
  };
}

type Other = { name: string; bus: string | null };

async function untilTaken(row: Row, { waitMs, onWait, bus }: LeaseOptions): Promise<void> {
  const deadline = performance.now() + waitMs;
  let hasSaid = false;
  while (!(await row.take())) {
    const other = await row.other();
    const left = deadline - performance.now();
    if (left <= 0) throw new Error(refusal(other, waitMs, bus !== undefined));
    if (!hasSaid)
      onWait(
        `Another Anteroom serves this database (${other.name}). Waiting up to ${Math.ceil(waitMs / 1000)} s for it to end.`,
      );
    hasSaid = true;
    await sleep(Math.min(pollMs, left));
  }
}

const refusal = (other: Other, waitMs: number, hasBus: boolean) =>
  `Another Anteroom serves this database (${other.name}). ${whyNotTogether(other, hasBus)} ` +
  `For a restart that overlaps set ANTEROOM_START_WAIT (seconds) higher than ${Math.ceil(waitMs / 1000)}.`;

function whyNotTogether({ bus }: Other, hasBus: boolean): string {
  if (hasBus && bus !== null)
    return (
      "REDIS_URL of this server leads to another Redis than that of the other one, so they would not see each other's waiting rooms and calls: " +
      "set REDIS_URL of all servers to the same Redis."
    );
  return (
    "Two servers do not see each other's waiting rooms and calls, so this one does not start: " +
    `set REDIS_URL to one Redis on ${hasBus ? "the other one too" : "all of them"}, stop the other one, or set DATABASE_URL to a database of its own.`
  );
}

/** Says again and again that this server is there. While the database is away nobody can take over either; afterwards it asks first. */
function keepLease(row: Row, { isAlone }: LeaseOptions, pool: pg.Pool): Lease {
  const every = row.silenceMs / 5;
  const trust = row.silenceMs * 0.9;
  let renewedAt = readClocks();
  let isLost = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const lost = Promise.withResolvers<string>();
  const renew = async () => {
    const at = readClocks();
    try {
      // Never by force: only a start may know that it is alone.
      if (await row.take(false)) renewedAt = at;
      else if (!isOver) {
        isLost = true;
        const other = await row.other().catch(() => "unknown");
        lost.resolve(
          `Another Anteroom has taken over this database (${typeof other === "string" ? other : other.name}): this one was not heard of in time, and ends.`,
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
    isHeld: () => !isLost && (isAlone || millisecondsSince(renewedAt) < trust),
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

/** Reads both clocks: the monotonic one, which stops while a machine sleeps, and the wall clock, which can be set. */
export const readClocks = (): Moment => ({ steady: performance.now(), wall: Date.now() });
/** Returns the milliseconds since a reading, by the clock that shows more. */
export const millisecondsSince = ({ steady, wall }: Moment) =>
  Math.max(performance.now() - steady, Date.now() - wall);
