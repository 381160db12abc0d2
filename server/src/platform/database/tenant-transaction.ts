import { DefaultQueryExecutor, PostgresDialect, Transaction, type ConnectionProvider } from "kysely";
import type pg from "pg";
import type { Tables } from "./tables.ts";
import { TenantConnection } from "./tenant-connection.ts";

type Work<T> = (tx: Transaction<Tables>) => Promise<T>;

/** How a clinic's transactions begin. `idleMs`: see `longestIdleMs`. */
export type TransactionOptions = { isReadOnly?: boolean; idleMs?: number };

/**
 * So long PostgreSQL waits for the next statement of a transaction, in ms. A server that hangs, or whose machine is gone
 * without a word, would keep its locks for as long as that lasts: nobody could hold a time with the same doctor. Longer than
 * a busy process ever pauses between two statements, and shorter than a browser waits for an answer.
 */
const longestIdleMs = 5_000;

/**
 * Returns a function that runs transactions of a clinic on a pool. Statements that do not wait for a result are sent
 * together; PostgreSQL runs them in order. Rolls back and throws when `work` throws, and throws also when a statement
 * failed whose error `work` caught. When the transaction could not begin, throws that error, whatever `work` returned
 * or threw: a standby refuses all but `isReadOnly`. PostgreSQL refuses every change when `isReadOnly`.
 */
export function openTransactions(
  pool: pg.Pool,
  { isReadOnly = false, idleMs = longestIdleMs }: TransactionOptions = {},
): <T>(tenantId: number, work: Work<T>) => Promise<T> {
  const dialect = new PostgresDialect({ pool });
  const [driver, adapter, compiler] = [
    dialect.createDriver(),
    dialect.createAdapter(),
    dialect.createQueryCompiler(),
  ];
  const transactionOn = (connection: TenantConnection) => {
    const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) };
    const executor = new DefaultQueryExecutor(compiler, adapter, provider);
    return new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
  };
  return async (tenantId, work) => {
    if (!Number.isSafeInteger(tenantId)) throw new Error(`No clinic has the number ${tenantId}`);
    const connection = new TenantConnection(await pool.connect());
    try {
      connection.begin(tenantId, { isReadOnly, idleMs });
      const result = await work(transactionOn(connection));
      await connection.commit();
      return result;
    } catch (error) {
      // What was not found without a transaction may be there.
      const beginFailure = await connection.beginFailure();
      await connection.rollBack();
      throw beginFailure ?? error;
    } finally {
      connection.release();
    }
  };
}

/**
 * Marks the transaction's next statement as its last: the commit is sent together with it. Later statements throw.
 * Throws when `tx` is not of `withTenant`.
 */
export async function endWithNext(tx: Transaction<Tables>): Promise<void> {
  await tx.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof TenantConnection)) throw new Error("Not a transaction of a clinic");
    connection.endWithNext();
  });
}
