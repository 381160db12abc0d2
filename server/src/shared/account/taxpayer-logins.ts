import { cpfDigits } from "@anteroom/domain/account/cpf";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/** Returns the id of the patient who signs in with this CPF (eleven digits), or null when no account holds it. */
export async function patientOfCpf(tx: Tx, digits: string): Promise<number | null> {
  const found = await tx
    .selectFrom("taxpayer_logins")
    .select("patient_id")
    .where("number", "=", digits)
    .executeTakeFirst();
  return found?.patient_id ?? null;
}

type Claim = { tenantId: number; patientId: number; number: string | null; now: Date };

/**
 * Gives a new account with a confirmed address the CPF of its sign-up, for signing in. Ignored when another
 * account holds it, or `number` is not a CPF.
 */
export async function claimCpf(tx: Tx, { tenantId, patientId, number, now }: Claim): Promise<void> {
  const digits = number === null ? null : cpfDigits(number);
  if (digits === null) return;
  await tx
    .insertInto("taxpayer_logins")
    .values({
      tenant_id: tenantId,
      number: digits,
      patient_id: patientId,
      verified_by: "sign_up",
      verified_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Assignment = Claim & { number: string };

/**
 * Gives the account a CPF that the clinic has verified, replacing its earlier one, and takes it from any
 * other account. `number` has eleven digits. Does not change the profile or audit.
 */
export async function assignCpf(tx: Tx, { tenantId, patientId, number, now }: Assignment): Promise<void> {
  // One assignment of a clinic at a time: two that swap numbers cannot wait for each other.
  await sql`select pg_advisory_xact_lock(20261123, ${tenantId})`.execute(tx);
  await tx.deleteFrom("taxpayer_logins").where("patient_id", "=", patientId).execute();
  const verified = { patient_id: patientId, verified_by: "clinic" as const, verified_at: now };
  await tx
    .insertInto("taxpayer_logins")
    .values({ tenant_id: tenantId, number, ...verified })
    .onConflict((conflict) => conflict.columns(["tenant_id", "number"]).doUpdateSet(verified))
    .execute();
}

/**
 * Ends an account's sign-in by CPF when its profile now holds another number, or none. The new number does
 * not sign in until it is verified.
 */
export async function releaseOtherCpf(tx: Tx, patientId: number, number: string | null): Promise<void> {
  const digits = number === null ? null : cpfDigits(number);
  let release = tx.deleteFrom("taxpayer_logins").where("patient_id", "=", patientId);
  if (digits !== null) release = release.where("number", "!=", digits);
  await release.execute();
}
