import { later } from "../../ui/later.tsx";

/** The catalogue of the camera and of results; the first screen has one of its own. */
const reading = ["vitals-reading"] as const;

/** What the first screen does without, each a chunk of its own. */
export const laterCamera = later(
  () => import("./camera/camera-flow.tsx").then((module) => module.CameraFlow),
  {},
  reading,
);
export const laterResult = later(
  () => import("./result/vitals-result.tsx").then((module) => module.VitalsResult),
  { isPage: true },
  reading,
);
/** For whoever is signed in. */
export const laterPatientVitals = later(async () => (await import("./patient-vitals.tsx")).PatientVitals, {
  isPage: true,
});
export const laterWhoseReading = later(async () => (await import("./whose-reading.tsx")).WhoseReading, {
  isPage: true,
});
export const laterFamilyMissing = later(async () => (await import("./whose-reading.tsx")).FamilyMissing, {
  isPage: true,
});
export const laterMovedNotice = later(
  () => import("./result/move-reading.tsx").then((module) => module.MovedNotice),
  null,
  reading,
);
export const laterHistory = later(
  () => import("./result/history.tsx").then((module) => module.History),
  {},
  reading,
);
