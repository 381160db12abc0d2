/**
 * Runs changes one after the other; one that fails holds up none. A sender tells its old parameters while a change of them is
 * under way, and whoever believes it takes a picture that is about to be switched off for one that is on.
 */
export function inTurn(): (change: () => Promise<void>) => void {
  let last: Promise<void> = Promise.resolve();
  return (change) => {
    last = last.then(change).catch(() => undefined);
  };
}
