import { randomBytes } from "node:crypto";
import { secondFactorDigits } from "@anteroom/domain/shared/constants";
import { Secret, TOTP } from "otpauth";
import type { Tx } from "../../../platform/database/database.ts";
import { seal, unseal, type DataKey } from "../../../platform/crypto/secrets.ts";

/** RFC 6238 as every authenticator app knows it: HMAC-SHA-1, six digits, a new code every 30 s. */
const shape = { algorithm: "SHA1", digits: secondFactorDigits, period: 30 } as const;
/** Codes of the step before and after count too: clocks differ, and typing takes time. */
const window = 1;

/** Returns a new random key of 160 bits. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** The patient to whom a TOTP key is bound, and the key that seals it. */
export type TotpOwner = { dataKey: DataKey; tenantId: number; patientId: number };

/** Encrypts a TOTP key for the database, bound to its owner. */
export function sealTotpSecret(secret: Buffer, owner: TotpOwner): Buffer {
  return seal(secret, { ...owner, purpose: "totp" });
}

/** Decrypts a TOTP key from the database. Throws when it does not belong to the owner. */
export function unsealTotpSecret(sealed: Buffer, owner: TotpOwner): Buffer {
  return unseal(sealed, { ...owner, purpose: "totp" });
}

/** Returns the key for an authenticator app: as base32 text and as the `otpauth:` URI of a QR code. */
export function presentTotp(
  secret: Buffer,
  names: { clinic: string; account: string },
): { secret: string; uri: string } {
  const totp = totpOf(secret, names);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * Returns the 30-second time step of a code, or null when it is wrong. Accepts one step before and after
 * `now`. Does not check that the step was not used.
 */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / shape.period) + delta;
}

/**
 * Checks a code and consumes its time step: true once per step, and never for a step before the last one used
 * (RFC 6238, 5.2). False for a wrong code or without a key. Does not check that the factor is confirmed.
 */
export async function consumeTotpCode(tx: Tx, owner: TotpOwner, code: string, now: Date): Promise<boolean> {
  const { patientId } = owner;
  const factor = await tx
    .selectFrom("second_factors")
    .select("sealed_secret")
    .where("patient_id", "=", patientId)
    .where("kind", "=", "totp")
    .executeTakeFirst();
  const sealed = factor?.sealed_secret;
  const step = sealed ? stepOfCode(unsealTotpSecret(sealed, owner), code, now) : null;
  if (step === null) return false;
  const taken = await tx
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("patient_id", "=", patientId)
    .where("kind", "=", "totp")
    .where("last_step", "<", step)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

function totpOf(secret: Buffer, names?: { clinic: string; account: string }): TOTP {
  const bytes = secret.buffer.slice(secret.byteOffset, secret.byteOffset + secret.byteLength) as ArrayBuffer;
  return new TOTP({
    ...shape,
    secret: new Secret({ buffer: bytes }),
    ...(names ? { issuer: names.clinic.replaceAll(":", " "), label: names.account } : {}),
  });
}
