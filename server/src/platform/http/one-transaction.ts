import type { Tx } from "../database/database.ts";

/** Runs work in a transaction and resolves once it is committed. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The result of a transaction's first step, and whether later work may use the same transaction. */
export type Begun<V> = { value: V; mayGoOn: boolean };

/**
 * Runs `first`, then `next` in the same transaction when `next` opens one immediately and `mayGoOn` is true.
 * Otherwise `first` is committed and each transaction of `next` is its own. Rejects when the shared transaction
 * fails. A retried transaction repeats `first` and the joined work, never `next`.
 */
export async function inOneTransaction<V, T>(
  transact: Transact,
  first: (tx: Tx) => Promise<Begun<V>>,
  next: (value: V, transact: Transact) => Promise<T> | T,
): Promise<T> {
  let answer: Promise<T> | undefined;
  let joined: Joined | undefined;
  const begin = (value: V, mayGoOn: boolean) => {
    let isAtOnce = mayGoOn;
    const join: Transact = (work) => {
      if (!isAtOnce) return transact(work);
      isAtOnce = false;
      return new Promise((resolve, reject) => {
        joined = {
          run: async (tx) => {
            const result = await work(tx);
            return () => resolve(result);
          },
          fail: reject,
        };
      });
    };
    const running = (async () => next(value, join))();
    isAtOnce = false;
    running.catch(() => {}); // whoever waits for the answer is told
    return running;
  };
  try {
    const committed = await transact(async (tx) => {
      const { value, mayGoOn } = await first(tx);
      answer ??= begin(value, mayGoOn); // once, also where the transaction is begun again
      return joined?.run(tx);
    });
    committed?.();
  } catch (error) {
    if (!joined) throw error;
    joined.fail(error);
  }
  if (!answer) throw new Error("A transaction ended without having begun");
  return answer;
}

/** Work that goes on in the transaction: what it answers is told after the commit, why it failed after the rollback. */
type Joined = { run: (tx: Tx) => Promise<() => void>; fail: (error: unknown) => void };
