import { later } from "../../../ui/later.tsx";

/** Fetched with its words when somebody wants to add a reading, or where a value needs advice. */
export const lazyAddReading = later(async () => (await import("./add-reading.tsx")).AddReading, {}, [
  "add-reading",
  "vitals",
]);
export const lazyDangerAdvice = later(async () => (await import("./danger-advice.tsx")).DangerAdvice, null, [
  "add-reading",
]);
