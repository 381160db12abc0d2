import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { saveNotifications as shape } from "@anteroom/contract/account/profile";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { asEntity, changePatient } from "./change-patient.ts";

/**
 * Saves which mails about appointments the patient wants, and audits it; overwrites without a version check.
 * Security mails are always sent.
 */
export async function saveNotifications(
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  if (!call.tenant.settings.patientsProfileSettings) return problem("feature_off");
  return asEntity(
    await changePatient(call, { change: call.body, version: null, action: "notifications.change" }),
  );
}
