import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { saveProfile as shape } from "@anteroom/contract/account/profile";
import { asLocale } from "@anteroom/domain/shared/locales";
import { isTimeZone } from "@anteroom/domain/shared/zoned-time";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { checkPerson } from "../../../shared/account/person-fields.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { releaseOtherCpf } from "../../../shared/account/taxpayer-logins.ts";
import { changePatient } from "./change-patient.ts";

/**
 * Saves the whole form and audits it (S3.PROFILE); a changed CPF no longer signs in until it is verified.
 * `changed_elsewhere` when another window has saved since it was loaded. Does not change the e-mail address.
 */
export async function saveProfile(
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { tenant, caller, body, now } = call;
  if (!tenant.settings.patientsProfileSettings) return problem("feature_off");
  const { version, ...typed } = body;
  const wrong = [
    ...(typed.time_zone !== null && !isTimeZone(typed.time_zone) ? ["time_zone"] : []),
    ...(typed.language !== null && !asLocale(typed.language) ? ["language"] : []),
  ].map((field) => ({ path: `body.${field}`, code: "unknown" }));
  if (wrong.length > 0) return problem("validation_failed", { fields: wrong });
  const storedTaxId = await call.tx(async (tx) => {
    const row = await tx
      .selectFrom("patients")
      .select("taxpayer_number")
      .where("id", "=", caller.patientId)
      .executeTakeFirst();
    return row?.taxpayer_number ?? null;
  });
  const checked = checkPerson(typed, { country: tenant.settings.country, now, storedTaxId });
  if (!checked.isOk) return checked.refusal;
  const { health_number } = checked.person;
  const change = { ...checked.person, health_number: health_number === "" ? null : health_number };
  const afterwards = (tx: Tx) => releaseOtherCpf(tx, caller.patientId, change.taxpayer_number);
  return changePatient(call, { change, version, action: "profile.change", afterwards });
}
