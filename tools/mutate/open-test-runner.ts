import path from "node:path";
import { createVitest } from "vitest/node";

/** A test runner that repeats the tests of a folder on changed sources. */
export type TestRunner = {
  /** Runs the tests after `changed` files (absolute paths) were written, up to the first failure; resolves to whether all pass. */
  pass: (changed: readonly string[]) => Promise<boolean>;
  stop: () => Promise<void>;
};

/** Longer than any test needs: whoever is still running then runs forever. */
const testTimeout = 60_000;

/**
 * Opens a runner of the tests of a folder, without those of `src/face`; runs none yet. `slow`: base names of test files
 * that run only when the others pass, or never with `isQuick`.
 */
export async function openTestRunner(
  root: string,
  { slow, isQuick }: { slow: readonly string[]; isQuick: boolean },
): Promise<TestRunner> {
  const vitest = await createVitest({
    root,
    watch: false,
    bail: 1,

    fileParallelism: false,
    silent: true,
    isolate: false,
    reporters: [{}],
    exclude: ["src/face/**", "**/node_modules/**"],
    testTimeout,
  });
  await vitest.standalone();
  const all = await vitest.globTestSpecifications();
  const isSlow = (file: string) => slow.includes(path.basename(file));
  const turns = [
    all.filter(({ moduleId }) => !isSlow(moduleId)),
    isQuick ? [] : all.filter(({ moduleId }) => isSlow(moduleId)),
  ];
  return {
    pass: async (changed) => {
      for (const file of changed) vitest.invalidateFile(file);
      for (const turn of turns.filter(({ length }) => length > 0)) {
        const { testModules, unhandledErrors } = await vitest.runTestSpecifications(turn);
        const requested = new Set(turn.map(({ moduleId }) => moduleId));
        const areGood = testModules.every((one) => !requested.has(one.moduleId) || one.ok());
        if (unhandledErrors.length > 0 || !areGood) return false;
      }
      return true;
    },
    stop: () => vitest.close(),
  };
}
