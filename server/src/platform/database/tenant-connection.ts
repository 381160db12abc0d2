import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from "kysely";
import type pg from "pg";

/** `idleMs`: PostgreSQL ends the transaction, and frees its locks, when no statement comes for so long. */
type BeginOptions = { isReadOnly?: boolean; idleMs: number };

/**
 * A pooled connection for one transaction of a clinic. BEGIN and the clinic's id are sent with the first statement. If
 * that fails, later statements see no clinic and nothing is committed.
 */
export class TenantConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #begun: Promise<unknown> = Promise.resolve();
  #ended: Promise<pg.QueryResult> | null = null;
  #isNextLast = false;
  #hasChanged = false;
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  begin(tenantId: number, { isReadOnly = false, idleMs }: BeginOptions): void {
    // A standby that a balancer takes for the primary refuses "read write"; its rows would lack the latest commits.
    const begin = isReadOnly ? "begin read only" : "begin read write";
    this.#begun = this.#client.query(
      `${begin}; set local app.tenant = '${tenantId}'; set local idle_in_transaction_session_timeout = ${idleMs}`,
    );
    this.#begun.catch(() => {}); // told when it is to be committed; the statements before it fail or find nothing
  }

  endWithNext(): void {
    this.#isNextLast = true;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended) throw new Error("The transaction's last statement has been sent");
    this.#hasChanged ||= !onlyReads.test(sql);
    const requested = this.#client.query<R & pg.QueryResultRow>(sql, [...parameters]);
    if (this.#isNextLast) this.#end().catch(() => {}); // told when it is awaited
    const { command, rowCount, rows } = await requested;
    return isWrite.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
  }

  streamQuery(): never {
    throw new Error("Nothing of ours is read row by row");
  }

  /** False once a commit of changes was sent: whether it was carried out is then known by its answer alone. */
  isUndone(): boolean {
    return this.#ended === null || !this.#hasChanged;
  }

  async commit(): Promise<void> {
    await this.#begun;
    const { command } = await this.#end();
    if (command === "ROLLBACK") throw new AbortedTransactionError();
  }

  /** Resolves to why the transaction did not begin, with the code 25006 at a standby; to null when it did. */
  async beginFailure(): Promise<unknown> {
    return this.#begun.then(
      () => null,
      (error: NodeJS.ErrnoException) =>
        error.code === recovering
          ? Object.assign(new Error("A standby was taken for the primary", { cause: error }), {
              code: "25006",
            })
          : error,
    );
  }

  /** Undoes what is not committed. */
  async rollBack(): Promise<void> {
    this.#ended ??= this.#client.query("rollback");
    await this.#ended.catch(() => (this.#isBroken = true));
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  #end(): Promise<pg.QueryResult> {
    this.#ended ??= this.#client.query("commit");
    return this.#ended;
  }
}

/** What PostgreSQL answers `begin read write` during recovery (feature_not_supported); 25006 is its answer to a change. */
const recovering = "0A000";

/** A statement without `with`, behind which a change could be. */
const onlyReads = /^\s*select\b/i;

const isWrite: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);
