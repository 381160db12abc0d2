import { lazyPart } from "../../ui/later.tsx";

/** Says first that a symptom check has ended in an emergency; fetched only where there is a check. */
export const LazyCheckEmergency = lazyPart(
  async () => (await import("./check-emergency.tsx")).CheckEmergency,
  null,
  ["urgent"],
).Part;
