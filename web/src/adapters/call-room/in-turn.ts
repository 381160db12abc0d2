/**
 * Returns a function that queues a change: changes run one after the other, failures are ignored. Needed for
 * sender parameters: while a change is under way, `getParameters` still returns the old ones.
 */
export function createSerialQueue(): (change: () => Promise<void>) => void {
  let last: Promise<void> = Promise.resolve();
  return (change) => {
    last = last.then(change).catch(() => undefined);
  };
}
