import { cpfDigits } from "@anteroom/domain/cpf";
import type { ApplicationSettings } from "@anteroom/domain/settings";
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

/** The account of a log-in name, or undefined. A CPF counts once it is verified (decision 16). */
export async function findAccount(tx: Tx, { kind, text }: Login): Promise<Account | undefined> {
  const accounts = tx.selectFrom("credentials").select(["credentials.patient_id", "password_hash"]);
  if (kind === "email") return accounts.where("login", "=", text).executeTakeFirst();
  return accounts
    .innerJoin("taxpayer_logins", (join) =>
      join
        .onRef("taxpayer_logins.patient_id", "=", "credentials.patient_id")
        .onRef("taxpayer_logins.tenant_id", "=", "credentials.tenant_id"),
    )
    .where("number", "=", text)
    .executeTakeFirst();
}

export type Account = { patient_id: number; password_hash: string };
