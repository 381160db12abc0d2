import { later } from "../../ui/later.tsx";

/** What the first screen does without, each a chunk of its own. */
export const laterCamera = later(() =>
  import("./camera/camera-flow.tsx").then((module) => module.CameraFlow),
);
export const laterResult = later(
  () => import("./result/vitals-result.tsx").then((module) => module.VitalsResult),
  {
    isPage: true,
  },
);
export const laterWhoseReading = later(async () => (await import("./whose-reading.tsx")).WhoseReading, {
  isPage: true,
});
export const laterFamilyMissing = later(async () => (await import("./whose-reading.tsx")).FamilyMissing, {
  isPage: true,
});
export const laterHistory = later(() => import("./result/history.tsx").then((module) => module.History));
