import { useEffect, useState } from "react";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import type { SurveyInvitations } from "./survey-offers.tsx";

type Props = { appointmentId?: number; isAfterReview?: boolean };

/** What the clinic asks, fetched with its words after the page: most clinics and days ask nothing. */
export function LaterSurveyOffers(props: Props) {
  const { texts } = useApp();
  const { settings } = useClinic();
  const isPatient = useSession().kind === "signed-in"; // a guest has no answers of their own to keep
  const isOn =
    isPatient && settings.displayEnrollmentActionCustomisations && settings.surveysProject !== null;
  const [part, setPart] = useState<{ Offers: typeof SurveyInvitations } | null>(null);
  useEffect(() => {
    if (!isOn) return;
    Promise.all([import("./survey-offers.tsx"), texts.load(["surveys"])]).then(
      ([module]) => setPart({ Offers: module.SurveyInvitations }),
      () => {}, // offline: the next page asks again
    );
  }, [texts, isOn]);
  return isOn && part && <part.Offers {...props} />;
}
