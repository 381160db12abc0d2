import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { LazySurveyOffers } from "../health/surveys/later-survey-offers.tsx";

/** Asks for feedback on an appointment: first the review, then the clinic's survey. */
export function AppointmentFeedback({ appointment }: { appointment: Appointment }) {
  const { settings } = useClinic();
  const { id, status, review } = appointment;
  if (status === "canceled" || status === "declined") return null;
  if (status !== "finished" || review !== null || !settings.patientsReview)
    return <LazySurveyOffers appointmentId={id} isAfterReview={review !== null} />;
  return (
    <section className="stack">
      <h2>
        <Trans>How was your appointment?</Trans>
      </h2>
      <AppLink to={`/appointments/${id}/review`} className={buttonClass({ kind: "soft", isBlock: true })}>
        <Trans>Leave a review</Trans>
      </AppLink>
    </section>
  );
}
