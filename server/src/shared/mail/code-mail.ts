import { randomInt } from "node:crypto";
import { secondFactorDigits } from "@anteroom/domain/shared/constants";
import { lifetimeMinutes } from "@anteroom/domain/shared/lifetimes";
import type { Locale } from "@anteroom/domain/shared/locales";
import { queueAccountMail, type MailServices } from "./account-mail.ts";
import type { Tx } from "../../platform/database/database.ts";
import { countFactorTry, mailPause } from "../account/factor-limits.ts";
import { hashOf, newToken } from "../../platform/crypto/secrets.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";

/** How long a code by e-mail is valid, in ms. */
const codeLifetime = lifetimeMinutes.mailCode * 60_000;
/** How long a challenge can be answered, requests for new codes included, in ms. */
const challengeLifetime = 20 * 60_000;

type Purpose = "log-in" | "email-factor";
/** Who receives a code, in which language, and the current time. */
export type CodeRecipient = { tenant: Tenant; patientId: number; locale: Locale; now: Date };
/**
 * Whether a code was sent, and to which masked address. `nextAt`: when another may be requested. `wait`:
 * seconds until this one is allowed.
 */
export type SentCode = { isSent: true; sentTo: string; nextAt: Date } | { isSent: false; wait: number };

/**
 * Creates a challenge for a browser, valid for 20 minutes, and returns its token; deletes the clinic's
 * expired ones. Sends nothing yet; earlier challenges stay open.
 */
export async function openChallenge(
  tx: Tx,
  purpose: Purpose,
  { tenant, patientId, now }: CodeRecipient,
): Promise<string> {
  const token = newToken();
  await tx.deleteFrom("code_challenges").where("expires_at", "<=", now).execute();
  await tx
    .insertInto("code_challenges")
    .values({
      tenant_id: tenant.id,
      token_hash: hashOf(token),
      patient_id: patientId,
      purpose,
      created_at: now,
      expires_at: new Date(now.getTime() + challengeLifetime),
    })
    .execute();
  return token;
}

/** Returns the open challenge of a token and purpose, or undefined. */
export function findChallenge(tx: Tx, purpose: Purpose, token: string, now: Date) {
  return tx
    .selectFrom("code_challenges")
    .select(["patient_id", "code_hash", "code_expires_at"])
    .where("token_hash", "=", hashOf(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Deletes an answered challenge, so that neither it nor its code works again. */
export async function closeChallenge(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom("code_challenges").where("token_hash", "=", hashOf(token)).execute();
}

/**
 * Queues a mail with a new code for a challenge; the code replaces the previous one. Requires an open challenge and
 * does not check it: call `findChallenge` first, as the code for an expired or unknown one never works. Counts each
 * mail; when it is too soon or too often, sends nothing (`isSent` false). Throws when the patient has no address.
 */
export async function sendCode(
  tx: Tx,
  services: MailServices,
  token: string,
  { tenant, patientId, locale, now }: CodeRecipient,
): Promise<SentCode> {
  const wait = await countFactorTry(tx, { tenantId: tenant.id, patientId, kind: "mail", now });
  if (wait !== null) return { isSent: false, wait };
  const { email } = await addressOf(tx, patientId);
  if (email === null) throw new Error("A code by e-mail for a patient without an address");
  const code = String(randomInt(10 ** secondFactorDigits)).padStart(secondFactorDigits, "0");
  await tx
    .updateTable("code_challenges")
    .set({
      code_hash: hashOfCode(token, code),
      code_sent_at: now,
      code_expires_at: new Date(now.getTime() + codeLifetime),
    })
    .where("token_hash", "=", hashOf(token))
    .execute();
  await queueAccountMail(tx, services, {
    tenant,
    to: email,
    language: locale,
    kind: "sign_in_code",
    code,
    facts: { minutes: String(codeLifetime / 60_000) },
    patientId,
    now,
  });
  return { isSent: true, sentTo: maskedEmail(email), nextAt: new Date(now.getTime() + mailPause) };
}

/**
 * Returns the stored hash of a code. It includes the challenge's token, which the database does not hold, so six digits
 * cannot be guessed from it.
 */
export function hashOfCode(token: string, code: string): Buffer {
  return hashOf(`${token} ${code}`);
}

function addressOf(tx: Tx, patientId: number) {
  return tx.selectFrom("patients").select("email").where("id", "=", patientId).executeTakeFirstOrThrow();
}

/**
 * Returns a masked address that its owner recognises: `i…s@example.pt`; names of up to three characters keep
 * only the first.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const name = email.slice(0, at);
  return `${name.slice(0, 1)}…${name.length > 3 ? name.slice(-1) : ""}${email.slice(at)}`;
}
