import { cpfDigits } from "@anteroom/domain/cpf";
import type { ApplicationSettings } from "@anteroom/domain/settings";
import { sql } from "kysely";
import type { Tx } from "../../platform/database.ts";

export type Login = { kind: "email" | "cpf"; text: string };

/** What was typed into the log-in box: a CPF where the clinic takes one, else an e-mail address (S5.LOGIN, C.09). */
export function asLogin(
  typed: string,
  { patientsTaxpayerLogin }: Pick<ApplicationSettings, "patientsTaxpayerLogin">,
): Login {
  const cpf = patientsTaxpayerLogin ? cpfDigits(typed) : null;
  return cpf === null ? { kind: "email", text: typed.toLowerCase() } : { kind: "cpf", text: cpf };
}

/** The account of a log-in name, or undefined. */
export function findAccount(tx: Tx, { kind, text }: Login): Promise<Account | undefined> {
  const accounts = tx.selectFrom("credentials").select(["credentials.patient_id", "password_hash"]);
  if (kind === "email") return accounts.where("login", "=", text).executeTakeFirst();
  return (
    accounts
      .innerJoin("patients", (join) =>
        join
          .onRef("patients.id", "=", "credentials.patient_id")
          .onRef("patients.tenant_id", "=", "credentials.tenant_id"),
      )
      .where(sql<string>`regexp_replace(patients.taxpayer_number, '\\D', '', 'g')`, "=", text)
      // Whoever writes another's number into an account of their own, later, does not lock them out.
      .orderBy("credentials.patient_id")
      .executeTakeFirst()
  );
}

export type Account = { patient_id: number; password_hash: string };
