import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** The statements that the work being traced has sent so far. */
const traced = new AsyncLocalStorage<string[]>();

/**
 * Returns how many SQL statements `work` sends through `pg` until it is done, including those of transactions.
 * Statements that timers or other requests send meanwhile do not count.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await textsOfStatements(work)).length;
}

/**
 * Returns the texts of all SQL statements that `work` sends, in order. Replaces a method of `pg` until it is done: trace
 * one piece of work at a time. Within another one, its texts are that one's too.
 */
export async function textsOfStatements(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const outer = traced.getStore();
  if (outer) {
    await traced.run(texts, async () => {
      await work();
    });
    outer.push(...texts);
    return texts;
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with the connection below
  const original = pg.Client.prototype.query;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]): unknown {
      const [first] = args;
      const isText = typeof first === "string";
      traced.getStore()?.push(isText ? first : String(Object(first).text));
      return Reflect.apply(original, this, args);
    },
  });
  try {
    await traced.run(texts, async () => {
      await work(); // here: a request of `inject` begins when somebody waits for it
    });
  } finally {
    Object.assign(pg.Client.prototype, { query: original });
  }
  return texts;
}
