/** Milliseconds for which candidates are gathered into one signal: a request each would meet the rate limit. */
const gatherMs = 50;

/** Collects items; `drop` discards those not sent yet. */
export type Batch<T> = { add(item: T): void; drop(): void };

/**
 * Creates a batch that sends the items added within `waitMs` (default 50 ms) of the first as one list. `drop`
 * discards what is pending; items added later begin a new list.
 */
export function createBatch<T>(send: (items: T[]) => void, waitMs = gatherMs): Batch<T> {
  let items: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const ready = items;
    items = [];
    send(ready);
  };
  return {
    add(item) {
      items.push(item);
      timer ??= setTimeout(flush, waitMs);
    },
    drop() {
      clearTimeout(timer);
      timer = undefined;
      items = [];
    },
  };
}
