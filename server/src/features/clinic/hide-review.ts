import type { clinicHideReview as shape } from "@anteroom/contract/clinic";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { loadClinicAppointment } from "./clinic-appointment.ts";

/**
 * Hides a written review on the doctor's page, or shows it again, and audits it. The stars still count.
 * `not_found` for a doctor's token, and without a review.
 */
export function hideReview({
  tenant,
  caller,
  params,
  body,
  tx,
}: Call<typeof shape>): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  return tx(async (one) => {
    const appointment =
      caller.doctorId === null ? await loadClinicAppointment(one, caller, params.appointment_id) : null;
    if (!appointment) return problem("not_found");
    const changed = await one
      .updateTable("reviews")
      .set({ is_hidden: body.is_hidden })
      .where("appointment_id", "=", params.appointment_id)
      .returning("is_hidden")
      .executeTakeFirst();
    if (!changed) return problem("not_found");
    const object = `appointment/${params.appointment_id}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "review.hide", object });
    return { data: { entity: changed } };
  });
}
