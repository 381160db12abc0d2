import type { completePatient as shape } from "@anteroom/contract/account/profile";
import { birthdateProblem } from "@anteroom/domain/account/birthdate";
import { isOfAge } from "@anteroom/domain/account/care";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, ProblemError, type ProblemOutcome } from "../../../platform/http/problem.ts";

/**
 * Sets date of birth and sex of the patient or a dependent when they are missing (D.63), and audits it. Known
 * values are not changed. `care_not_confirmed` when this would make the dependent an adult without consent.
 */
export async function completePatient({
  tenant,
  caller,
  params,
  body,
  now,
  tx,
}: Call<typeof shape>): Promise<undefined | ProblemOutcome> {
  const wrong = birthdateProblem(body.birthdate, now.getTime());
  if (wrong) return problem("validation_failed", { fields: [{ path: "body.birthdate", code: wrong }] });
  const { patient_id: patientId } = params;
  const { ageOfMajority } = tenant.settings;
  return tx(async (one) => {
    const { rows } = await sql<{ birthdate: string; care_confirmed_at: Date | null }>`
      update patients set birthdate = coalesce(birthdate, ${body.birthdate}::date), sex = coalesce(sex, ${body.sex}),
        version = version + 1
      where id = ${patientId} and (id = ${caller.patientId}
        or (parent_id = ${caller.patientId} and removed_at is null and ${tenant.settings.patientsManageDependents}))
      returning birthdate::text, care_confirmed_at`.execute(one);
    const [row] = rows;
    if (!row) return problem("not_found");
    // An adult dependent must be asked for consent first (D.101).
    const isAdult = isOfAge(row.birthdate, ageOfMajority, now.getTime());
    if (patientId !== caller.patientId && isAdult && row.care_confirmed_at === null)
      throw new ProblemError("care_not_confirmed");
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "profile.complete",
      object: `patient/${patientId}`,
      ...(patientId === caller.patientId ? {} : { onBehalfOf: patientId }),
    });
    return undefined;
  });
}
