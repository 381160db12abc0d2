import type { AnswerOf } from "@anteroom/contract/endpoint";
import type {
  declineReview as declineShape,
  listReviewOffers as shape,
} from "@anteroom/contract/appointment/appointments";
import { surveyOfferMs } from "@anteroom/domain/appointment/survey-offers";
import { sql } from "kysely";
import type { Call } from "../../platform/http/mount.ts";
import { isOfFamily, loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { loadAppointments, presentAppointment } from "../../shared/appointment/present-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { reviewHintFacts, type AppointmentDeps } from "./appointment-deps.ts";

/**
 * Returns the appointments for which the home page offers a review, the latest first: each family member's
 * last finished appointment of the offer period, neither reviewed nor declined. Empty when the clinic has no
 * reviews.
 */
export async function listReviewOffers({
  tenant,
  caller: { patientId },
  locale,
  now,
  tx,
}: Call<typeof shape>): Promise<AnswerOf<typeof shape>> {
  const { patientsReview, patientsManageDependents } = tenant.settings;
  if (!patientsReview) return { data: { collection: [] } };
  const since = new Date(now.getTime() - surveyOfferMs);
  const whose = patientsManageDependents ? isOfFamily(patientId) : sql<boolean>`a.patient_id = ${patientId}`;
  const rows = await tx((one) =>
    loadAppointments(
      one,
      sql<boolean>`${whose} and a.status = 'finished' and a.end_time >= ${since}
        and r.appointment_id is null and a.review_declined_at is null
        and not exists (select from appointments l where l.tenant_id = a.tenant_id and l.patient_id = a.patient_id
          and l.status = 'finished' and l.start_time > a.start_time)`,
    ),
  );
  const collection = rows.toReversed().map((row) => presentAppointment(row, { tenant, locale }));
  return { data: { collection } };
}

/**
 * Hides the offer of a review of this appointment for the whole family, for good, and sends hints to its
 * pages. The review itself stays possible. Ignored unless the appointment is finished.
 */
export async function declineReview(
  { hints }: Pick<AppointmentDeps, "hints">,
  { tenant, caller, params, now, tx }: Call<typeof declineShape>,
): Promise<ProblemOutcome | undefined> {
  const own = await tx(async (one) => {
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!row) return null;
    await one
      .updateTable("appointments")
      .set({ review_declined_at: now })
      .where("id", "=", row.id)
      .where("status", "=", "finished")
      .where("review_declined_at", "is", null)
      .execute();
    return row;
  });
  if (!own) return problem("not_found");
  void hints.appointmentChanged(tenant.id, reviewHintFacts(own));
  return undefined;
}
