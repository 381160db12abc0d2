import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, type ComponentProps } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { KnownPatientStep } from "./known-patient-step.tsx";
import type { PatientStep } from "./patient-step.tsx";

const loadKnown = () => import("./known-patient-step.tsx");
const loadGuest = () => import("./patient-step.tsx");
const Known = lazy(() => loadKnown().then((module) => ({ default: module.KnownPatientStep })));
const Guest = lazy(() => loadGuest().then((module) => ({ default: module.PatientStep })));

/** Fetched while it is still asked whether the token holds. */
export function fetchStep(hasToken: boolean): void {
  void (hasToken ? loadKnown() : loadGuest()).catch(() => {}); // asked again when it is shown
}

/** The one screen of a patient who is signed in, a chunk of its own: a guest never needs it. */
export function LaterPatientStep(props: ComponentProps<typeof KnownPatientStep>) {
  return (
    <Suspense fallback={<Loading />}>
      <Known {...props} />
    </Suspense>
  );
}

/** The first of a guest's two steps, which a patient never needs. */
export function LaterGuestStep(props: ComponentProps<typeof PatientStep>) {
  return (
    <Suspense fallback={<Loading />}>
      <Guest {...props} />
    </Suspense>
  );
}

function Loading() {
  const { t } = useLingui();
  return <Skeleton isPage label={t`Loading your booking…`} count={4} />;
}
