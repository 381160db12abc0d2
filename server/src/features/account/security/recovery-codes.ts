import { randomBytes, randomInt } from "node:crypto";
import type { Tx } from "../../../platform/database/database.ts";
import { stretchSecret } from "../../../platform/crypto/password.ts";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // Crockford's base 32
const count = 10;
const length = 12;

/** Recovery codes that are not stored yet. */
export type NewRecoveryCodes = { codes: string[]; salt: Buffer; hashes: Buffer[] };

/**
 * Creates ten codes of 60 bits, shown as `XXXX-XXXX-XXXX`, and their argon2id hashes with one salt. Takes some hundred
 * milliseconds: call it while no transaction is open.
 */
export async function makeRecoveryCodes(): Promise<NewRecoveryCodes> {
  const salt = randomBytes(16);
  const codes = Array.from({ length: count }, newCode);
  return { codes, salt, hashes: await Promise.all(codes.map((code) => hashRecoveryCode(code, salt))) };
}

/**
 * Stores the hashes of new codes, and deletes earlier codes. Returns the codes, which can be shown only now. Does not
 * audit or mail.
 */
export async function storeRecoveryCodes(
  tx: Tx,
  { codes, salt, hashes }: NewRecoveryCodes,
  { tenantId, patientId, now }: { tenantId: number; patientId: number; now: Date },
): Promise<string[]> {
  await deleteRecoveryCodes(tx, patientId);
  await tx
    .insertInto("recovery_codes")
    .values(
      hashes.map((code_hash) => ({
        tenant_id: tenantId,
        patient_id: patientId,
        code_hash,
        salt,
        created_at: now,
      })),
    )
    .execute();
  return codes;
}

/** Deletes all of a patient's recovery codes, used or not. */
export async function deleteRecoveryCodes(tx: Tx, patientId: number): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("patient_id", "=", patientId).execute();
}

/** Returns how many unused codes are left. */
export async function countRecoveryCodes(tx: Tx, patientId: number): Promise<number> {
  const rows = await unused(tx, patientId).select("code_hash").execute();
  return rows.length;
}

/** Returns the salt of a patient's unused codes, or null without any. */
export async function saltOfRecoveryCodes(tx: Tx, patientId: number): Promise<Buffer | null> {
  const row = await unused(tx, patientId).select("salt").limit(1).executeTakeFirst();
  return row?.salt ?? null;
}

/**
 * Hashes a typed code. Ignores case, hyphens and spaces, and reads O as 0, I and L as 1. Takes tens of
 * milliseconds: where a code is checked, call it before the transaction.
 */
export function hashRecoveryCode(typed: string, salt: Buffer): Promise<Buffer> {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return stretchSecret(plain, salt);
}

/**
 * Marks the code with this hash (`hashRecoveryCode`) as used. Returns false when it is unknown or was used.
 * Count the try before.
 */
export async function consumeRecoveryCode(
  tx: Tx,
  patientId: number,
  stretched: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("patient_id", "=", patientId)
    .where("code_hash", "=", stretched)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

function unused(tx: Tx, patientId: number) {
  return tx.selectFrom("recovery_codes").where("patient_id", "=", patientId).where("used_at", "is", null);
}

function newCode(): string {
  const signs = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
  return signs.replaceAll(/(.{4})(?=.)/g, "$1-");
}
