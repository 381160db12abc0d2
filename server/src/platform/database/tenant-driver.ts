import type { Driver, Transaction } from "kysely";
import type pg from "pg";
import type { Tables } from "./tables.ts";
import { TenantConnection } from "./tenant-connection.ts";

/** Hands out connections of the pool whose transactions are one clinic's. */
export class TenantDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #tenantId: number;

  constructor(pool: pg.Pool, tenantId: number) {
    if (!Number.isSafeInteger(tenantId)) throw new Error(`No clinic has the number ${tenantId}`);
    this.#pool = pool;
    this.#tenantId = tenantId;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<TenantConnection> {
    return new TenantConnection(await this.#pool.connect());
  }

  async beginTransaction(connection: TenantConnection): Promise<void> {
    connection.begin(this.#tenantId);
  }

  commitTransaction(connection: TenantConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: TenantConnection): Promise<void> {
    return connection.rollBack();
  }

  async releaseConnection(connection: TenantConnection): Promise<void> {
    connection.release();
  }

  /** The pool is its owner's to end. */
  async destroy(): Promise<void> {}
}

/** The next statement of this transaction is its last: the commit travels with it. */
export async function endWithNext(tx: Transaction<Tables>): Promise<void> {
  await tx.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof TenantConnection)) throw new Error("Not a transaction of a clinic");
    connection.endWithNext();
  });
}
