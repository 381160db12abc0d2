/**
 * Runs the work immediately and again `pauseMs` after each end, until stopped. A failure is reported and stops nothing.
 * Skips rounds while `leads` is false. `stop` waits for the current round.
 */
export function repeatWork(
  work: () => Promise<unknown>,
  pauseMs: number,
  onError: (error: Error) => void,
  leads: () => boolean = () => true,
): { stop: () => Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const once = async () => {
    try {
      if (leads()) await work();
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
    }
    if (!isStopped) timer = setTimeout(start, pauseMs);
  };
  const start = () => void (running = once());
  start();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
