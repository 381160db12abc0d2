import pg from "pg";
import { clinicsWithDeliveries } from "../features/webhooks/queue-deliveries.ts";

/**
 * Counts the statements that this process sends to PostgreSQL while `work` runs, those of transactions included. Not
 * the question for due webhooks: it comes by the clock, once a second, whatever is measured.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const texts = await textsOfStatements(work);
  return texts.filter((text) => text !== clinicsWithDeliveries).length;
}

/** The same statements themselves, in the order in which they were sent. */
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
