import { later } from "../../ui/later.tsx";

/** The catalogue of the camera and of results; the first screen has one of its own. */
const reading = ["vitals-reading"] as const;

/** What the first screen does without, each a chunk of its own. */
export const lazyCamera = later(
  () => import("./camera/camera-flow.tsx").then((module) => module.CameraFlow),
  {},
  reading,
);
export const lazyResult = later(
  () => import("./result/vitals-result.tsx").then((module) => module.VitalsResult),
  { isPage: true },
  reading,
);
export const lazyWhoseReading = later(async () => (await import("./whose-reading.tsx")).WhoseReading, {
  isPage: true,
});
export const lazyFamilyMissing = later(async () => (await import("./whose-reading.tsx")).FamilyMissing, {
  isPage: true,
});
export const lazyMovedNotice = later(
  () => import("./result/move-reading.tsx").then((module) => module.MovedNotice),
  null,
  reading,
);
export const lazyHistory = later(
  () => import("./result/history.tsx").then((module) => module.VitalsHistory),
  {},
  reading,
);
