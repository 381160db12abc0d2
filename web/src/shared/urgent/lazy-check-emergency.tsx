import { lazyPart } from "../../ui/lazy.tsx";

/**
 * `CheckEmergency`, loaded with its texts when rendered; nothing while loading. If loading fails it says so
 * and offers to try again.
 */
export const LazyCheckEmergency = lazyPart(
  async () => (await import("./check-emergency.tsx")).CheckEmergency,
  null,
  ["urgent"],
).Part;
