import pg from "pg";
import { openDatabase, openPool, withTenant, type Database, type Tx } from "../database/database.ts";
import { databaseName } from "../database/prepare-database.ts";
import { GatheringClient } from "../database/named-statements.ts";
import { openFreshness } from "./freshness.ts";
import { openProbe, UnfitReplica, type Probe } from "./probe-replica.ts";

/** The read replica: where reads that tolerate a moment's delay go. */
export type Replica = {
  /**
   * Runs reads of one clinic in a read-only transaction on the replica, or on the primary: while the replica is not
   * in use, when it has not replayed this clinic's last change, or after it failed. `work` may run twice and must have
   * no effects outside the transaction.
   */
  read: <T>(tenantId: number, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Public data of this clinic has changed; null: perhaps of all. Its reads go to the primary until replayed. */
  changed: (tenantId: number | null) => void;
  facts: () => ReplicaFacts;
  stop: () => Promise<void>;
};

/** The state of the replica, and counters since the start, for the metrics. */
export type ReplicaFacts = {
  isUsed: boolean;
  /** An upper bound, in seconds; NaN while unknown. */
  lagSeconds: number;
  reads: Readonly<Record<"replica" | "primary", number>>;
  changes: Readonly<Record<"used" | "left", number>>;
};

type Options = {
  connection: pg.PoolConfig;
  /** The database and pool of the primary. */
  db: Database;
  primary: pg.Pool;
  /** Connections at most. */
  max: number;
  /** Receives one sentence for each change of use. */
  notice: (sentence: string) => void;
  rules?: Partial<typeof defaultRules>;
};

const defaultRules = {
  /** Between two measurements, in ms. */
  everyMs: 1_000,
  /** A replica that is further behind is not used, in ms. */
  longestLagMs: 5_000,
  /** How long a measurement or a new connection may take, in ms. */
  patienceMs: 1_000,
  /** Good measurements in a row before the replica is used again. */
  goodMeasurements: 2,
};

/** How long a person's own change may be missing on a replica in use, in seconds; longer than `longestLagMs`. */
export const primaryForSeconds = 10;

/**
 * Opens the read replica and measures it about once a second. Rejects when it answers and must not be used; starts
 * without it when it cannot be reached.
 */
export async function openReplica(options: Options): Promise<Replica> {
  const state = new ReplicaState(options);
  await state.begin();
  return {
    read: (tenantId, work) => state.read(tenantId, work),
    changed: (tenantId) => state.changed(tenantId),
    facts: () => state.facts(),
    stop: () => state.stop(),
  };
}

type OpenPool = { db: Database; pool: pg.Pool; clients: Set<pg.PoolClient> };

class ReplicaState {
  readonly #options: Options;
  readonly #rules: typeof defaultRules;
  readonly #freshness = openFreshness();
  /** Clinics whose last change the replica may lack, and when it was heard of. */
  readonly #changes = new Map<number, number>();
  #allChangedAt = -Infinity;
  #database = "";
  #probe: Probe | null = null;
  /** Null while the replica is not in use. */
  #open: OpenPool | null = null;
  #good = 0;
  #reason = "";
  #timer: NodeJS.Timeout | undefined;
  #measuring: Promise<void> = Promise.resolve();
  #isOver = false;
  readonly #reads = { replica: 0, primary: 0 };
  readonly #uses = { used: 0, left: 0 };

  constructor(options: Options) {
    this.#options = options;
    this.#rules = { ...defaultRules, ...options.rules };
  }

  async begin(): Promise<void> {
    try {
      await this.#measure();
    } catch (error) {
      if (error instanceof UnfitReplica) throw error;
      this.#leave(sentenceOf(error));
    }
    this.#again();
  }

  async read<T>(tenantId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    const open = this.#openFor(tenantId);
    if (open) {
      try {
        const result = await withTenant(open.db, tenantId, work);
        this.#reads.replica += 1;
        return result;
      } catch (error) {
        if (isChange(error)) throw error;
        if (open === this.#open && isAway(error)) this.#leave(sentenceOf(error));
      }
    }
    this.#reads.primary += 1;
    return withTenant(this.#options.db, tenantId, work);
  }

  changed(tenantId: number | null): void {
    const now = performance.now();
    if (tenantId === null) this.#allChangedAt = now;
    else this.#changes.set(tenantId, now);
  }

  facts(): ReplicaFacts {
    const lag = performance.now() - this.#freshness.freshAsOf();
    return {
      isUsed: this.#open !== null,
      lagSeconds: Number.isFinite(lag) ? lag / 1000 : NaN,
      reads: this.#reads,
      changes: this.#uses,
    };
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#probe?.close();
    await this.#measuring;
    const open = this.#open;
    this.#open = null;
    await open?.pool.end();
  }

  /** The replica's pool when it has all that a reader of this clinic may expect, and a connection to spare. */
  #openFor(tenantId: number): OpenPool | null {
    const open = this.#open;
    if (!open) return null;
    const fresh = this.#freshness.freshAsOf();
    if (performance.now() - fresh > this.#rules.longestLagMs) {
      this.#leave(this.#lagging());
      return null;
    }
    if (this.#allChangedAt >= fresh || (this.#changes.get(tenantId) ?? -Infinity) >= fresh) return null;
    return open.pool.waitingCount < this.#options.max ? open : null;
  }

  #again(): void {
    if (this.#isOver) return;
    this.#timer = setTimeout(() => {
      this.#measuring = this.#measure()
        .catch((error: unknown) => this.#leave(sentenceOf(error)))
        .then(() => this.#again());
    }, this.#rules.everyMs);
    this.#timer.unref();
  }

  /** One statement at the primary and one at the replica. */
  async #measure(): Promise<void> {
    this.#database ||= await this.#askPrimary<{ name: string }>(databaseName).then(({ name }) => name);
    const at = performance.now();
    const { position } = await this.#askPrimary<{ position: number }>(primaryPosition);
    this.#freshness.primaryWasAt(at, position);
    const { patienceMs, longestLagMs, goodMeasurements } = this.#rules;
    this.#probe ??= await openProbe(this.#options.connection, { database: this.#database, patienceMs });
    if (!this.#freshness.replicaReplayed(await this.#probe.replayed()))
      throw new Error("It has replayed what the primary never wrote.");
    const fresh = this.#freshness.freshAsOf();
    for (const [tenantId, changedAt] of this.#changes) if (changedAt < fresh) this.#changes.delete(tenantId);
    if (performance.now() - fresh > longestLagMs) return this.#lag();
    this.#good += 1;
    if (this.#good >= goodMeasurements) this.#use();
  }

  async #askPrimary<R extends pg.QueryResultRow>(text: string): Promise<R> {
    const asked = this.#options.primary.query<R>(text);
    asked.catch(() => {}); // where it comes too late
    const { rows } = await withinMs(this.#rules.patienceMs, asked);
    if (!rows[0]) throw new Error("The primary did not answer.");
    return rows[0];
  }

  #use(): void {
    if (this.#open || this.#isOver) return;
    const { connection, max, notice } = this.#options;
    const pool = openPool(
      { connectionTimeoutMillis: this.#rules.patienceMs, ...connection, Client: GatheringClient },
      max,
      () => {}, // the next measurement or statement tells
    );
    const clients = new Set<pg.PoolClient>();
    pool.on("connect", (client) => clients.add(client)).on("remove", (client) => clients.delete(client));
    this.#open = { db: openDatabase(pool, { isReadOnly: true }), pool, clients };
    this.#uses.used += 1;
    this.#reason = "";
    notice("The read replica is in use: lists of doctors and slots are read from it.");
  }

  /** It answers and only needs time: its connection stays. */
  #lag(): void {
    this.#leave(this.#lagging(), true);
  }

  #lagging = () => `It is more than ${this.#rules.longestLagMs / 1000} s behind.`;

  /** Everything goes to the primary from now on, also what waits for an answer of the replica. */
  #leave(reason: string, isProbeGood = false): void {
    this.#good = 0;
    if (!isProbeGood) {
      this.#probe?.close();
      this.#probe = null;
      this.#freshness.reset();
    }
    const open = this.#open;
    this.#open = null;
    if (open) {
      this.#uses.left += 1;
      for (const client of open.clients) client.connection.stream.destroy();
      open.pool.end().catch(() => {});
    }
    if (this.#isOver || (!open && this.#reason !== "")) return;
    this.#reason = reason;
    this.#options.notice(`The read replica is not in use; everything is read from the primary. ${reason}`);
  }
}

const primaryPosition = "select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position";

async function withinMs<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The primary did not answer in time.")), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Work that changes something is a fault of ours, and is not run on the primary instead. */
const isChange = (error: unknown) => error instanceof pg.DatabaseError && error.code === "25006";

/** Whether the replica itself is away, ending or refusing; anything else concerns one transaction. */
function isAway(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError))
    return error instanceof Error && /connect|ECONN|EPIPE|EHOST|ENET|ETIMEDOUT/i.test(error.message);
  return /^(57P0\d|08\w{3}|28\w{3}|3D000|53\d{3})$/.test(error.code ?? "");
}

/** Names the kind of failure; texts of PostgreSQL may quote values. */
function sentenceOf(error: unknown): string {
  if (error instanceof pg.DatabaseError) return `PostgreSQL answered ${error.code ?? "an error"}.`;
  return error instanceof Error ? error.message : String(error);
}
