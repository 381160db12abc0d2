import { configure, getConfig } from "@testing-library/react";
import { unstable_LowPriority, unstable_scheduleCallback } from "scheduler";

/**
 * Lets each `findBy…` and `waitFor` resolve after the effects of what it found.
 * They resolve once the document shows it, which on a busy machine is before React runs the effects of the same render.
 */
export function waitForEffects(): void {
  const before = getConfig();
  configure({
    asyncWrapper: (wait) =>
      before.asyncWrapper(async () => {
        const found = await wait();
        await scheduledWork();
        return found;
      }),
  });
}

/** React's scheduler takes low priority last: resolves after all it had to do when called. */
function scheduledWork(): Promise<void> {
  return new Promise((resolve) => {
    unstable_scheduleCallback(unstable_LowPriority, () => resolve());
  });
}
