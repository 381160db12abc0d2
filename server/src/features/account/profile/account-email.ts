import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

/**
 * Sets an account's address for mails (as typed) and sign-in (in lower case), and raises the row's version.
 * Returns false, without a change, when another account of the clinic uses it. Invalidates no links and sends
 * no mail.
 */
export async function setLogin(tx: Tx, patientId: number, email: string): Promise<boolean> {
  const login = email.toLowerCase();
  const other = await tx
    .selectFrom("credentials")
    .select("patient_id")
    .where("login", "=", login)
    .where("patient_id", "!=", patientId)
    .executeTakeFirst();
  if (other) return false;
  await tx.updateTable("credentials").set({ login }).where("patient_id", "=", patientId).execute();
  await tx
    .updateTable("patients")
    .set({ email, version: sql<number>`version + 1` })
    .where("id", "=", patientId)
    .execute();
  return true;
}

/**
 * Returns an account's credentials, with the row locked until the transaction ends; undefined without an
 * account.
 */
export function lockCredentials(tx: Tx, patientId: number) {
  return tx
    .selectFrom("credentials")
    .select(["password_hash", "login"])
    .where("patient_id", "=", patientId)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the address in the payload of a `change_email` or undo token, or null. */
export function emailOf(payload: unknown): string | null {
  const email = typeof payload === "object" && payload !== null && "email" in payload ? payload.email : null;
  return typeof email === "string" ? email : null;
}
