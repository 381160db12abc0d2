import type * as contract from "@anteroom/contract/account/second-factor";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import {
  closeChallenge,
  findChallenge,
  hashOfCode,
  maskedEmail,
  openChallenge,
  sendCode,
} from "../../../shared/mail/code-mail.ts";
import type { MailServices } from "../../../shared/mail/account-mail.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { countFactorTry, resetCodeTries } from "../../../shared/account/factor-limits.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { invalidatePendingCredentials } from "../../../shared/account/retire-pending.ts";
import { sameBytes } from "../../../platform/crypto/secrets.ts";
import type { Services } from "../../../platform/config/services.ts";
import { tooMany, tooSoon } from "./answer-challenge.ts";
import { changeSecurity, type SecurityCall, notifyOfChange } from "./change-security.ts";
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  makeRecoveryCodes,
  storeRecoveryCodes,
  type NewRecoveryCodes,
} from "./recovery-codes.ts";
import { newTotpSecret, presentTotp, sealTotpSecret, stepOfCode, unsealTotpSecret } from "./totp.ts";

type Jobs = MailServices;
type Confirmed = AnswerOf<typeof contract.confirmTotp>;

/**
 * Creates a key for an authenticator app and returns it as text and URI. It is inactive until `confirmTotp`;
 * a further call replaces it. `status_conflict` when one is active. Requires recent authentication.
 */
export function beginTotp(
  { config }: Pick<Services, "config">,
  call: Call<typeof contract.beginTotp>,
): Promise<AnswerOf<typeof contract.beginTotp> | ProblemOutcome> {
  const { tenant, caller } = call;
  const owner = { dataKey: config.dataKey, tenantId: tenant.id, patientId: caller.patientId };
  return changeSecurity(call, async (tx) => {
    if ((await findFactor(tx, caller.patientId, "totp"))?.confirmed_at) return problem("status_conflict");
    const secret = newTotpSecret();
    await forgetFactor(tx, caller.patientId, "totp");
    await keepFactor(tx, call, {
      kind: "totp",
      sealed_secret: sealTotpSecret(secret, owner),
      confirmed_at: null,
    });
    const { email, name } = await readPatient(tx, caller.patientId);
    const names = { clinic: tenant.manifest.name, account: email ?? name };
    return { data: { entity: presentTotp(secret, names) } };
  });
}

/**
 * Activates the authenticator app with its first code, which cannot be used again. Invalidates pending links and
 * codes, audits, mails the owner, and returns ten recovery codes unless there are some. 5 tries in 15 minutes and 20
 * a day. Requires recent authentication.
 */
export function confirmTotp(
  services: Pick<Services, "jobs" | "config">,
  call: Call<typeof contract.confirmTotp>,
): Promise<Confirmed | ProblemOutcome> {
  const { tenant, caller, body, now } = call;
  const { patientId } = caller;
  const owner = { dataKey: services.config.dataKey, tenantId: tenant.id, patientId };
  return confirmFactor(services, call, {
    check: async (tx) => {
      const factor = await findFactor(tx, patientId, "totp");
      if (!factor?.sealed_secret || factor.confirmed_at) return problem("status_conflict");
      return (
        stepOfCode(unsealTotpSecret(factor.sealed_secret, owner), body.code, now) ?? problem("wrong_code")
      );
    },
    activate: async (tx, step) => {
      await tx
        .updateTable("second_factors")
        .set({ confirmed_at: now, last_step: step })
        .where("patient_id", "=", patientId)
        .where("kind", "=", "totp")
        .execute();
    },
  });
}

/**
 * Mails a first code to the patient's address and returns the challenge for `confirmEmailFactor`.
 * `status_conflict` when the factor is active or there is no address; limited like all code mails. Requires
 * recent authentication.
 */
export function beginEmailFactor(
  services: Jobs,
  call: Call<typeof contract.beginEmailFactor>,
): Promise<AnswerOf<typeof contract.beginEmailFactor> | ProblemOutcome> {
  const { tenant, caller, locale, now } = call;
  const { patientId } = caller;
  return changeSecurity(call, async (tx) => {
    const isOn = (await findFactor(tx, patientId, "email"))?.confirmed_at;
    if (isOn || (await readPatient(tx, patientId)).email === null) return problem("status_conflict");
    const facts = { tenant, patientId, locale, now };
    const challenge = await openChallenge(tx, "email-factor", facts);
    const sent = await sendCode(tx, services, challenge, facts);
    if (!sent.isSent) return tooSoon(sent.wait);
    return { data: { entity: { challenge, sent_to: sent.sentTo, next_at: sent.nextAt.toISOString() } } };
  });
}

/**
 * Activates codes by e-mail with the first one. Invalidates pending links and codes, audits, mails the owner,
 * and returns ten recovery codes unless there are some. Tries are limited. Requires recent authentication.
 */
export function confirmEmailFactor(
  services: Jobs,
  call: Call<typeof contract.confirmEmailFactor>,
): Promise<Confirmed | ProblemOutcome> {
  const { caller, body, now } = call;
  return confirmFactor(services, call, {
    check: async (tx) => {
      const challenge = await findChallenge(tx, "email-factor", body.challenge, now);
      if (challenge?.patient_id !== caller.patientId) return problem("challenge_expired");
      const { code_hash: hash, code_expires_at: until } = challenge;
      const isRight = hash && until && until > now && sameBytes(hash, hashOfCode(body.challenge, body.code));
      return isRight ? true : problem("wrong_code");
    },
    activate: async (tx) => {
      await closeChallenge(tx, body.challenge);
      await forgetFactor(tx, caller.patientId, "email");
      await keepFactor(tx, call, { kind: "email", sealed_secret: null, confirmed_at: now });
    },
  });
}

/**
 * Removes a factor, and with the last one also the recovery codes; audits it and mails the owner. Repeating
 * it is no error. Requires recent authentication.
 */
export async function removeFactor(
  services: Jobs,
  call: SecurityCall,
  kind: "totp" | "email",
): Promise<undefined | ProblemOutcome> {
  const { patientId } = call.caller;
  return changeSecurity(call, async (tx) => {
    await forgetFactor(tx, patientId, kind);
    const other = await findFactor(tx, patientId, kind === "totp" ? "email" : "totp");
    if (!other?.confirmed_at) await deleteRecoveryCodes(tx, patientId);
    await notifyOfChange(tx, services, call, "factor.remove");
    return undefined;
  });
}

/**
 * Creates ten new recovery codes, which invalidate the earlier ones; audits it and mails the owner.
 * `status_conflict` without a confirmed factor. Requires recent authentication.
 */
export async function renewCodes(
  services: Jobs,
  call: Call<typeof contract.renewRecoveryCodes>,
): Promise<Confirmed | ProblemOutcome> {
  const { patientId } = call.caller;
  const check = async (tx: Tx) => {
    const factors = [await findFactor(tx, patientId, "totp"), await findFactor(tx, patientId, "email")];
    return factors.some((factor) => factor?.confirmed_at) ? true : problem("status_conflict");
  };
  const checked = await changeSecurity(call, check);
  if (isProblem(checked)) return checked;
  const fresh = await makeRecoveryCodes();
  return changeSecurity(call, async (tx) => {
    const checkedAgain = await check(tx);
    if (isProblem(checkedAgain)) return checkedAgain;
    const who = { tenantId: call.tenant.id, patientId, now: call.now };
    const recovery_codes = await storeRecoveryCodes(tx, fresh, who);
    await notifyOfChange(tx, services, call, "factor.renew");
    return { data: { entity: { recovery_codes } } };
  });
}

/** Returns the patient's masked address for the screen, or null without one. */
export async function maskedEmailOf(tx: Tx, patientId: number): Promise<string | null> {
  const { email } = await readPatient(tx, patientId);
  return email === null ? null : maskedEmail(email);
}

type Confirmation<T> = {
  /** Whether the factor may be confirmed with this code. Changes nothing: it runs twice. */
  check: (tx: Tx) => Promise<T | ProblemOutcome>;
  activate: (tx: Tx, checked: T) => Promise<void>;
};

/**
 * Counts the try in a transaction of its own, checks the code, and activates the factor with what follows from it.
 * Recovery codes are hashed between two transactions, so the code is checked in both.
 */
async function confirmFactor<T>(
  services: Jobs,
  call: SecurityCall,
  { check, activate }: Confirmation<T>,
): Promise<Confirmed | ProblemOutcome> {
  const { tenant, caller, now } = call;
  const { patientId } = caller;
  const wait = await changeSecurity(call, (tx) =>
    countFactorTry(tx, { tenantId: tenant.id, patientId, kind: "code", now }),
  );
  if (isProblem(wait)) return wait;
  if (wait !== null) return tooMany(wait);
  const checked = await changeSecurity(call, check);
  if (isProblem(checked)) return checked;
  const fresh = await makeRecoveryCodes();
  return changeSecurity(call, async (tx) => {
    const checkedAgain = await check(tx);
    if (isProblem(checkedAgain)) return checkedAgain;
    await activate(tx, checkedAgain);
    return confirmed(tx, services, call, fresh);
  });
}

async function confirmed(
  tx: Tx,
  services: Jobs,
  call: SecurityCall,
  fresh: NewRecoveryCodes,
): Promise<Confirmed> {
  const { patientId } = call.caller;
  await resetCodeTries(tx, patientId);
  await invalidatePendingCredentials(tx, { patientId, now: call.now });
  await notifyOfChange(tx, services, call, "factor.add");
  const hasCodes = (await countRecoveryCodes(tx, patientId)) > 0;
  const who = { tenantId: call.tenant.id, patientId, now: call.now };
  return { data: { entity: { recovery_codes: hasCodes ? [] : await storeRecoveryCodes(tx, fresh, who) } } };
}

type Kind = "totp" | "email";

/** Returns a patient's factor of this kind, confirmed or not, with its sealed key; undefined without one. */
export function findFactor(tx: Tx, patientId: number, kind: Kind) {
  return tx
    .selectFrom("second_factors")
    .select(["sealed_secret", "confirmed_at"])
    .where("patient_id", "=", patientId)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

async function keepFactor(
  tx: Tx,
  { tenant, caller, now }: SecurityCall,
  factor: { kind: Kind; sealed_secret: Buffer | null; confirmed_at: Date | null },
): Promise<void> {
  const row = { tenant_id: tenant.id, patient_id: caller.patientId, created_at: now };
  await tx
    .insertInto("second_factors")
    .values({ ...row, ...factor })
    .execute();
}

async function forgetFactor(tx: Tx, patientId: number, kind: Kind): Promise<void> {
  await tx
    .deleteFrom("second_factors")
    .where("patient_id", "=", patientId)
    .where("kind", "=", kind)
    .execute();
}

function readPatient(tx: Tx, patientId: number) {
  return tx
    .selectFrom("patients")
    .select(["email", "name"])
    .where("id", "=", patientId)
    .executeTakeFirstOrThrow();
}
