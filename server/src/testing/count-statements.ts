import pg from "pg";

/** Counts the statements that this process sends to PostgreSQL while `work` runs, those of transactions included. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called with the connection below
  const original = pg.Client.prototype.query;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]): unknown {
      count += 1;
      return Reflect.apply(original, this, args);
    },
  });
  try {
    await work();
  } finally {
    Object.assign(pg.Client.prototype, { query: original });
  }
  return count;
}
