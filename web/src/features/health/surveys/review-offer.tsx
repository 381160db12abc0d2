import {
  declineReview,
  listReviewOffers,
  type Appointment,
} from "@anteroom/contract/appointment/appointments";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Failure, Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { refreshAppointments } from "../../../platform/appointments.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { AppLink } from "../../../platform/link.tsx";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import { useDoctorInSentence } from "../../../platform/i18n/doctor-in-sentence.ts";

/**
 * Fetches and asks for a review of the last appointment, until reviewed or declined on any device; nothing
 * without one. Declining is sent to the server, and moves the focus to the page's heading. `patientId` only
 * tells the cached answers of patients apart.
 */
export function ReviewOffer({ patientId }: { patientId: number | null }) {
  const { api } = useApp();
  // Under the appointments' key: a change of an appointment asks for the offers again.
  const { data } = useApiQuery(
    ["appointments", "review-offers", patientId],
    async (): Promise<Result<Appointment[]>> => {
      const answer = await api.call(listReviewOffers);
      return answer.isOk ? { isOk: true, data: answer.data.data.collection } : answer;
    },
  );
  const queries = useQueryClient();
  const offer = data?.[0];
  if (!offer) return null;
  const decline = async () => {
    const answer = await api.call(declineReview, { params: { appointment_id: offer.id } });
    if (!answer.isOk) return answer.failure;
    await refreshAppointments(queries);
    focusHeading();
    return null;
  };
  return (
    <ReviewQuestion
      key={offer.id}
      appointment={offer}
      isForAnother={offer.dependent_id !== null}
      onDecline={decline}
    />
  );
}

type QuestionProps = {
  appointment: Appointment;
  /** The reader accompanied the patient. */
  isForAnother: boolean;
  onDecline: () => Promise<Failure | null>;
};

/**
 * Asks how an appointment was, with a link to the review and a button to decline by `onDecline`, which
 * returns why it failed, or null.
 */
export function ReviewQuestion({ appointment, isForAnother, onDecline }: QuestionProps) {
  const { id, patient_name, start_time: start, time_zone: zone } = appointment;
  const textOf = useFailureText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const decline = async () => {
    setPending(true);
    const refused = await onDecline();
    if (refused === null) return;
    setPending(false);
    setFailure(refused);
  };
  const theDoctor = <bdi>{useDoctorInSentence(appointment.doctor.name)}</bdi>;
  const person = <bdi>{patient_name}</bdi>;
  const failureText = failure && textOf(failure);
  return (
    <section className={`${sheetClass()} stack`} aria-labelledby="review-offer">
      <h2 id="review-offer">
        {isForAnother ? (
          <Trans>
            How was the appointment of {person} with {theDoctor}?
          </Trans>
        ) : (
          <Trans>How was your appointment with {theDoctor}?</Trans>
        )}
      </h2>
      <p className="sm muted">
        <AppointmentTime start={start} zone={zone} />
      </p>
      {failureText && (
        <Banner tone="stop" role="alert">
          <strong>{failureText.title}</strong> {failureText.detail}
        </Banner>
      )}
      <AppLink to={`/appointments/${id}/review`} className={buttonClass({ kind: "soft", isBlock: true })}>
        <Trans>Leave a review</Trans>
      </AppLink>
      <Button kind="quiet" isBlock isPending={isPending} onClick={() => void decline()}>
        <Trans>Not now</Trans>
      </Button>
    </section>
  );
}

/** Moves the focus to the page's `h1`; call it after the focused button was removed. */
export function focusHeading(): void {
  const heading = document.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
