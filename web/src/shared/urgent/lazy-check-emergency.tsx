import { lazyPart } from "../../ui/lazy.tsx";

/** `CheckEmergency`, loaded only where there is a check. */
export const LazyCheckEmergency = lazyPart(
  async () => (await import("./check-emergency.tsx")).CheckEmergency,
  null,
  ["urgent"],
).Part;
