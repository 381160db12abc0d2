import { lazyPart } from "../../../ui/lazy.tsx";

const place = { isPage: true, count: 4 };

/** The booking screen of a signed-in patient, as a chunk of its own. */
export const lazyPatientStep = lazyPart(
  async () => (await import("./known-patient-step.tsx")).KnownPatientStep,
  place,
);

/** The first of a guest's two steps, as a chunk of its own. */
export const lazyGuestStep = lazyPart(async () => (await import("./patient-step.tsx")).PatientStep, place);
