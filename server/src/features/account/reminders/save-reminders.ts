import type { AnswerOf } from "@anteroom/contract/endpoint";
import type {
  saveDependentReminders as dependentShape,
  saveReminders as shape,
} from "@anteroom/contract/account/reminders";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { readReminders } from "./read-reminders.ts";

type Config = Pick<Services, "config">;

/**
 * Saves at which moments the patient is reminded, and whether by mail; audits it and returns all choices.
 * Overwrites without a version check.
 */
export async function saveReminders(
  { tenant, caller, body, tx }: Call<typeof shape>,
  { config }: Config,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  if (!tenant.settings.patientsProfileSettings) return problem("feature_off");
  const { day, hour, soon, doctor, mails } = body;
  const entity = await tx(async (one) => {
    await one
      .updateTable("patients")
      .set({
        reminds_day: day,
        reminds_hour: hour,
        reminds_soon: soon,
        reminds_doctor: doctor,
        wants_reminder_mails: mails,
      })
      .where("id", "=", caller.patientId)
      .execute();
    const object = `patient/${caller.patientId}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "reminders.change", object });
    return readReminders(one, caller.patientId, { tenant, config });
  });
  return { data: { entity } };
}

/**
 * Saves whether there are reminders of a dependent's appointments, and audits it; the carer decides, because
 * the dependent has no account. `not_found` for others' and removed dependents.
 */
export async function saveDependentReminders(
  { tenant, caller, params, body, tx }: Call<typeof dependentShape>,
  { config }: Config,
): Promise<AnswerOf<typeof dependentShape> | ProblemOutcome> {
  const { patientsProfileSettings, patientsManageDependents } = tenant.settings;
  if (!patientsProfileSettings || !patientsManageDependents) return problem("feature_off");
  return tx(async (one) => {
    const { numUpdatedRows } = await one
      .updateTable("patients")
      .set({ wants_reminders: body.wants_reminders })
      .where("id", "=", params.dependent_id)
      .where("parent_id", "=", caller.patientId)
      .where("removed_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return problem("not_found");
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "reminders.change",
      object: `patient/${params.dependent_id}`,
      onBehalfOf: params.dependent_id,
    });
    return { data: { entity: await readReminders(one, caller.patientId, { tenant, config }) } };
  });
}
