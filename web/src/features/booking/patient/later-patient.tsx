import { later } from "../../../ui/later.tsx";

const place = { isPage: true, count: 4 };

/** The one screen of a patient who is signed in, a chunk of its own: a guest never needs it. */
export const laterPatientStep = later(
  async () => (await import("./known-patient-step.tsx")).KnownPatientStep,
  place,
);

/** The first of a guest's two steps, which a patient never needs. */
export const laterGuestStep = later(async () => (await import("./patient-step.tsx")).PatientStep, place);
