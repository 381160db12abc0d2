import type { clinicConfirmTaxpayerNumber as shape } from "@anteroom/contract/account/access";
import { cpfDigits } from "@anteroom/domain/account/cpf";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { assignCpf } from "../../../shared/account/taxpayer-logins.ts";

/**
 * Stores a CPF that the clinic has verified with the patient and audits it: only this account signs in with
 * it from now on, and another account that did no longer can. `not_found` for a doctor's token and for
 * patients without an account.
 */
export async function confirmTaxpayerNumber({
  tenant,
  caller,
  params,
  body,
  now,
  tx,
}: Call<typeof shape>): Promise<undefined | ProblemOutcome> {
  const patientId = params.patient_id;
  return tx(async (one) => {
    if (caller.doctorId !== null) return problem("not_found");
    const account = await one
      .selectFrom("credentials")
      .select("patient_id")
      .where("patient_id", "=", patientId)
      .forUpdate()
      .executeTakeFirst();
    if (!account) return problem("not_found");
    const number = cpfDigits(body.taxpayer_number);
    if (number === null)
      return problem("validation_failed", {
        fields: [{ path: "body.taxpayer_number", code: "no-such-number" }],
      });
    await one
      .updateTable("patients")
      .set({ taxpayer_number: number, version: sql<number>`version + 1` })
      .where("id", "=", patientId)
      .execute();
    await assignCpf(one, { tenantId: tenant.id, patientId, number, now });
    const entry = { action: "taxpayer_number.confirm", object: `patient/${patientId}` } as const;
    await audit(one, tenant.id, { actor: actorOf(caller), ...entry });
    return undefined;
  });
}
