import { lazyPart } from "../../ui/lazy.tsx";

/**
 * `CrisisWatch`, loaded when rendered; nothing while loading. If loading fails it says so and offers to try
 * again.
 */
export const LazyCrisisWatch = lazyPart(
  async () => (await import("./crisis-watch.tsx")).CrisisWatch,
  null,
).Part;
