import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { saveInsurance as shape } from "@anteroom/contract/profile";
import type { Call } from "../../platform/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { asEntity, changePatient } from "./change-patient.ts";

/** S3.PROFILE.11: who insures the patient, where the clinic asks for it. */
export async function saveInsurance(
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { settings } = call.tenant;
  if (!settings.patientsProfileSettings || !settings.patientsInsuranceInformation)
    return problem("feature_off");
  const { version, ...typed } = call.body;
  const change = {
    insurer: typed.insurer || null,
    insurance_number: typed.insurance_number || null,
    policy_number: typed.policy_number || null,
  };
  return asEntity(await changePatient(call, { change, version, action: "insurance.change" }));
}
