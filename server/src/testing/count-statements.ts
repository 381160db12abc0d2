import { dueInvoicesQuery } from "../features/invoices/issue-invoices.ts";
import pg from "pg";
import { dueFeedsQuery } from "../features/administration/refresh-busy-feeds.ts";
import { unqueuedDeliveriesQuery } from "../features/webhooks/queue-deliveries.ts";

/** They come by the clock, whatever is measured. */
const byTheClock: ReadonlySet<string> = new Set([unqueuedDeliveriesQuery, dueFeedsQuery, dueInvoicesQuery]);

/**
 * Returns how many SQL statements this process sends through `pg` while `work` runs, including
 * those of transactions. Excludes the polling for webhooks, calendars and invoices. Replaces a
 * method of `pg`: run nothing else meanwhile.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const texts = await textsOfStatements(work);
  return texts.filter((text) => !byTheClock.has(text)).length;
}

/**
 * Returns the texts of all SQL statements that this process sends while `work` runs, in order,
 * including the polling that `countStatements` excludes. Replaces a method of `pg`: run nothing
 * else meanwhile.
 */
export async function textsOfStatements(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with the connection below
  const original = pg.Client.prototype.query;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]): unknown {
      const [first] = args;
      const isText = typeof first === "string";
      texts.push(isText ? first : String(Object(first).text));
      return Reflect.apply(original, this, args);
    },
  });
  try {
    await work();
  } finally {
    Object.assign(pg.Client.prototype, { query: original });
  }
  return texts;
}
