import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { reviewAppointment as shape } from "@anteroom/contract/appointment/appointments";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Call } from "../../platform/http/mount.ts";
import { actingFor, loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { reviewHintFacts, type AppointmentDeps } from "./appointment-deps.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";

/**
 * Stores stars and comment for the caller's finished appointment, once: `already_reviewed` after that. Adds
 * them to the doctor's rating, audits it and sends hints to the family's pages. The comment appears on the
 * doctor's page only with `is_public`.
 */
export async function reviewAppointment(
  { hints }: Pick<AppointmentDeps, "hints">,
  { tenant, caller, locale, params, body, now, tx }: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  if (!tenant.settings.patientsReview) return problem("feature_off");
  const outcome = await tx(async (one) => {
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    if (row.status !== "finished") return problem("review_not_possible");
    const { rating, comment, is_public = false } = body;
    const written = await one
      .insertInto("reviews")
      .values({
        tenant_id: tenant.id,
        appointment_id: row.id,
        rating,
        comment,
        language: locale,
        is_public,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(["tenant_id", "appointment_id"]).doNothing())
      .returning("appointment_id")
      .executeTakeFirst();
    if (!written) return problem("already_reviewed");
    await one
      .updateTable("doctors")
      .set((doctor) => ({
        rating_sum: doctor("rating_sum", "+", rating),
        rating_count: doctor("rating_count", "+", 1),
      }))
      .where("id", "=", row.doctor_id)
      .execute();
    const object = `appointment/${row.id}`;
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "appointment.review",
      object,
      ...actingFor(caller, row),
    });
    return { row, review: { rating, comment, created_at: now.toISOString() } };
  });
  if (isProblem(outcome)) return outcome;
  // The person's other pages hide the offer.
  void hints.appointmentChanged(tenant.id, reviewHintFacts(outcome.row));
  return { data: { entity: outcome.review } };
}
