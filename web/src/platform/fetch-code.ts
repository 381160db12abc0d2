import { withTimeout } from "./within.ts";

/** So long a tap waits for code before it goes on without it, in ms. */
const patience = 10_000;

/** Loads code that a tap needs. Resolves with null on a lost or stalled line: the tap must end in words then. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code | null> {
  try {
    return await withTimeout(patience, load());
  } catch {
    return null;
  }
}
