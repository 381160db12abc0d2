/**
 * Returns a function that runs changes one after the other; a failed one does not block the next. Needed for
 * sender parameters: while a change is under way, `getParameters` still returns the old ones.
 */
export function createSerialQueue(): (change: () => Promise<void>) => void {
  let last: Promise<void> = Promise.resolve();
  return (change) => {
    last = last.then(change).catch(() => undefined);
  };
}
