import { useEffect, useState } from "react";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import type { PatientOffers } from "./survey-offers.tsx";

type Props = { appointmentId?: number; isAfterReview?: boolean };

/**
 * Loads and renders the survey offers after the page: of one appointment, or of all with the last review.
 * Nothing for guests, where the clinic has neither, or if loading fails.
 */
export function LazySurveyOffers(props: Props) {
  const { texts } = useApp();
  const { settings } = useClinic();
  const isPatient = useSession().kind === "signed-in"; // a guest has no answers of their own to keep
  const hasSurveys = settings.displayEnrollmentActionCustomisations && settings.surveysProject !== null;
  const isOn = isPatient && (hasSurveys || (props.appointmentId === undefined && settings.patientsReview));
  const [part, setPart] = useState<{ Offers: typeof PatientOffers } | null>(null);
  useEffect(() => {
    if (!isOn) return;
    Promise.all([import("./survey-offers.tsx"), texts.load(["surveys"])]).then(
      ([module]) => setPart({ Offers: module.PatientOffers }),
      () => {}, // offline: the next page asks again
    );
  }, [texts, isOn]);
  return isOn && part && <part.Offers {...props} hasSurveys={hasSurveys} />;
}
