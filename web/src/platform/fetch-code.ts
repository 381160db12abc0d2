import { withTimeout } from "./within.ts";

/** So long a tap waits for code before it goes on without it, in ms. */
const patience = 10_000;

/**
 * Loads code that a tap needs. Resolves with null if loading fails or takes over 10 s: the caller must then
 * tell the person. Never rejects.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code | null> {
  try {
    return await withTimeout(patience, load());
  } catch {
    return null;
  }
}
