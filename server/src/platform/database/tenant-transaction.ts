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
    const begun = performance.now();
    try {
      connection.begin(tenantId, { isReadOnly, idleMs });
      const result = await work(transactionOn(connection));
      await connection.commit();
      return result;
    } catch (error) {
      // Whoever hung for so long has let somebody down: the connection was not lost, but taken away.
      const isUndone = connection.isUndone() && performance.now() - begun < idleMs;
      // What was not found without a transaction may be there.
      const beginFailure = await connection.beginFailure();
      await connection.rollBack();
      const failure = beginFailure ?? error;
      if (isUndone && isLostConnection(failure)) undone.add(failure);
      throw failure;
    } finally {
      connection.release();
    }
  };
}

/** Errors of transactions whose connection was lost before anything could be committed. */
const undone = new WeakSet<object>();

/** Returns whether a transaction failed because its connection was lost, and has certainly changed nothing: it may be run again. */
export const wasUndone = (error: unknown): boolean =>
  typeof error === "object" && error !== null && undone.has(error);

/** Of a connection that was there: a balancer that has moved, PgBouncer (08P01) or PostgreSQL that ends. Not of one that was refused. */
const lostCodes = /^(ECONNRESET|EPIPE|57P0[12]|08\w{3})$/;

const isLostConnection = (error: unknown): error is Error =>
  error instanceof Error &&
  (lostCodes.test((error as NodeJS.ErrnoException).code ?? "") ||
    /Connection terminated|is not queryable/.test(error.message));

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
