import type { getPatient as shape, Patient } from "@anteroom/contract/account";
import type { Call } from "../../platform/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { patientOfCall } from "./patient-of-call.ts";

/** The patient whom the token stands for. */
export function getPatient(call: Call<typeof shape>): Promise<{ patient: Patient } | ProblemOutcome> {
  call.reply.header("cache-control", "no-store");
  return call.tx(async (tx) => {
    const caller = await patientOfCall(tx, call);
    if (!caller) return problem("unauthenticated");
    const patient = await tx
      .selectFrom("patients")
      .select([
        "id",
        "name",
        "email",
        "phone_country_code",
        "phone_number",
        "taxpayer_number",
        "birthdate",
        "sex",
        "address",
        "parent_id",
        "time_zone",
        "language",
      ])
      .where("id", "=", caller.patientId)
      .executeTakeFirstOrThrow();
    return { patient };
  });
}
