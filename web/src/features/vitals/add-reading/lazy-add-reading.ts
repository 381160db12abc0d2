import { lazyPart } from "../../../ui/lazy.tsx";

/** `AddReading`, loaded on demand. */
export const lazyAddReading = lazyPart(async () => (await import("./add-reading.tsx")).AddReading, {}, [
  "add-reading",
  "vitals",
]);
/** `DangerAdvice`, loaded on demand. */
export const lazyDangerAdvice = lazyPart(
  async () => (await import("./danger-advice.tsx")).DangerAdvice,
  null,
  ["add-reading"],
);
