import { lazyPart } from "../../ui/lazy.tsx";

/** The catalogue of the camera and of results; the first screen has one of its own. */
const reading = ["vitals-reading"] as const;

/** The camera measurement, loaded on demand. */
export const lazyCamera = lazyPart(
  () => import("./camera/camera-flow.tsx").then((module) => module.CameraFlow),
  {},
  reading,
);
/** The result, loaded on demand. */
export const lazyResult = lazyPart(
  () => import("./result/vitals-result.tsx").then((module) => module.VitalsResult),
  { isPage: true },
  reading,
);
/** The choice of person, loaded on demand. */
export const lazyWhoseReading = lazyPart(async () => (await import("./whose-reading.tsx")).WhoseReading, {
  isPage: true,
});
/** The notice that dependents could not be fetched, loaded on demand. */
export const lazyFamilyMissing = lazyPart(async () => (await import("./whose-reading.tsx")).FamilyMissing, {
  isPage: true,
});
/** The notice of a moved reading, loaded on demand. */
export const lazyMovedNotice = lazyPart(
  () => import("./result/move-reading.tsx").then((module) => module.MovedNotice),
  null,
  reading,
);
/** The history, loaded on demand. */
export const lazyHistory = lazyPart(
  () => import("./result/history.tsx").then((module) => module.VitalsHistory),
  {},
  reading,
);
