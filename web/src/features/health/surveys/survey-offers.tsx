import { channelOf } from "@anteroom/contract/channels";
import { listSurveyOffers } from "@anteroom/contract/appointment/surveys";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Result } from "../../../platform/api.ts";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import { AppLink } from "../../../platform/link.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { rowLinkClass, RowLinkInside, Rows } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { ReviewOffer } from "./review-offer.tsx";
import { surveysKey, useFollowSurveys } from "./follow-surveys.ts";
import type { SurveyLink } from "./use-survey.ts";

type Offer = SurveyLink & {
  appointment_id: number | null;
  appointment: { doctor_name: string; start_time: string } | null;
  is_reviewed: boolean;
};

type OffersProps = {
  appointmentId?: number | undefined;
  /** The review was already asked for: the survey continues from there. */
  isAfterReview?: boolean | undefined;
};

/** Where an offer leads. Elsewhere than after the review, questions about an appointment begin with the review. */
function addressOf(
  { appointment_id: id, appointment: _appointment, is_reviewed: _isReviewed, ...link }: Offer,
  beginsWithReview: boolean,
): string {
  if (beginsWithReview && link.action_name === "after-visit" && id !== null)
    return `/appointments/${id}/review`;
  return `/fill-survey?${new URLSearchParams(link).toString()}`;
}

/**
 * Fetches and renders what a signed-in patient is asked now: the review (not with `appointmentId`), then the
 * clinic's surveys, of that appointment or of all. Where the clinic takes reviews, questions about an
 * appointment come after its review.
 */
export function PatientOffers({ hasSurveys, ...props }: OffersProps & { hasSurveys: boolean }) {
  const { settings } = useClinic();
  const session = useSession();
  const patientId = session.kind === "signed-in" ? session.profile.id : null;
  return (
    <>
      {props.appointmentId === undefined && settings.patientsReview && <ReviewOffer patientId={patientId} />}
      {hasSurveys && <SurveyInvitations {...props} />}
    </>
  );
}

/**
 * G.18: what the clinic would like to know now; of one visit, or all. Nothing where nothing is asked. Where the clinic takes reviews,
 * questions about an appointment are on the page after its review and on its own page, never a second request on the home page.
 */
function SurveyInvitations({ appointmentId, isAfterReview = false }: OffersProps) {
  const { settings } = useClinic();
  const offers = useOffers().filter((offer) =>
    appointmentId === undefined
      ? offer.action_name !== "after-visit" || !settings.patientsReview
      : offer.appointment_id === appointmentId,
  );
  if (offers.length === 0) return null;
  return (
    <section className="stack">
      <h2>
        <Trans>Your clinic asks</Trans>
      </h2>
      <Sheet isFlush>
        <Rows>
          {offers.map((offer) => (
            <li key={offer.action_name + offer.actionable_id}>
              <AppLink
                to={addressOf(offer, !isAfterReview && !offer.is_reviewed && settings.patientsReview)}
                className={rowLinkClass}
              >
                <OfferText
                  link={offer}
                  isAfterReview={isAfterReview || offer.is_reviewed}
                  isNamed={appointmentId === undefined}
                />
              </AppLink>
            </li>
          ))}
        </Rows>
      </Sheet>
    </section>
  );
}

function useOffers(): readonly Offer[] {
  const { api, boot } = useApp();
  const session = useSession();
  const patientId = session.kind === "signed-in" ? session.profile.id : null;
  const { data = [] } = useApiQuery(
    [...surveysKey, "offers", patientId],
    async (): Promise<Result<Offer[]>> => {
      const answer = await api.call(listSurveyOffers);
      return answer.isOk ? { isOk: true, data: answer.data.data.collection } : answer;
    },
  );
  const { tenantId } = boot;
  useFollowSurveys(patientId === null || tenantId === null ? null : channelOf.patient(tenantId, patientId));
  return data;
}

type OfferTextProps = {
  link: Offer;
  isAfterReview: boolean;
  /** The page does not say which appointment it is. */
  isNamed: boolean;
};

function OfferText({ link, isAfterReview, isNamed }: OfferTextProps): ReactNode {
  const { data: dependents = [] } = useDependents();
  if (link.action_name === "after-visit")
    return (
      <RowLinkInside
        title={isAfterReview ? <Trans>A few more questions</Trans> : <Trans>How was your appointment?</Trans>}
        detail={
          <>
            {link.appointment && isNamed && (
              <>
                <bdi>{link.appointment.doctor_name}</bdi>,{" "}
                <AppointmentTime start={link.appointment.start_time} />
                <br />
              </>
            )}
            <Trans>A few questions, about two minutes</Trans>
          </>
        }
      />
    );
  const person = dependents.find(({ id }) => String(id) === link.actionable_id)?.name;
  return (
    <RowLinkInside
      title={
        person === undefined ? (
          <Trans>Before your first appointment</Trans>
        ) : (
          <Trans>
            Before the first appointment of <bdi>{person}</bdi>
          </Trans>
        )
      }
      detail={<Trans>A few questions, about four minutes</Trans>}
    />
  );
}
