import type { answerChallenge as shape } from "@anteroom/contract/account/second-factor";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { audit } from "../../../platform/privacy/audit.ts";
import { closeChallenge, findChallenge, hashOfCode } from "../../../shared/mail/code-mail.ts";
import type { Tx } from "../../../platform/database/database.ts";
import {
  countFactorTry,
  resetCodeTries,
  lockPatient,
  mailPause,
} from "../../../shared/account/factor-limits.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { sameBytes, type DataKey } from "../../../platform/crypto/secrets.ts";
import { factorMethodsOf } from "../../../shared/account/second-factor.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { OnSignedIn } from "../sign-in/log-in.ts";
import { openProvenSession } from "./open-proven-session.ts";
import { saltOfRecoveryCodes, hashRecoveryCode, consumeRecoveryCode } from "./recovery-codes.ts";
import { consumeTotpCode } from "./totp.ts";

type Answer = AnswerOf<typeof shape>;
type Facts = { patientId: number; stretched: Buffer | null; dataKey: DataKey };
/** The parts of a request that a second step needs. */
type ChallengeCall = Pick<Call<typeof shape>, "tenant" | "body" | "now" | "tx">;

/**
 * Handles the second step of a sign-in: returns a session that counts as recently authenticated, ends the request's
 * former session and sets the device cookie. Refuses as `completeSignIn` does.
 */
export async function answerChallenge(
  { config }: Pick<Services, "config">,
  call: Call<typeof shape>,
): Promise<Answer | ProblemOutcome> {
  call.reply.header("cache-control", "no-store");
  return completeSignIn<Answer>({ config }, call, async (tx, patientId) => ({
    data: { entity: await openProvenSession(tx, { config }, call, patientId) },
  }));
}

/**
 * Checks the code of a sign-in's second step and calls `onSignedIn` when it is correct. Counts the try before checking
 * the code. A correct code works once and closes the challenge; a wrong one is audited. `challenge_expired` when it was
 * used or is too old.
 */
export async function completeSignIn<T>(
  { config }: Pick<Services, "config">,
  call: ChallengeCall,
  onSignedIn: OnSignedIn<T>,
): Promise<T | ProblemOutcome> {
  const { tenant, body, now, tx } = call;
  const begun = await tx(async (one) => {
    const challenge = await findChallenge(one, "log-in", body.challenge, now);
    if (!challenge) return problem("challenge_expired");
    const { patient_id: patientId } = challenge;
    const wait = await countFactorTry(one, { tenantId: tenant.id, patientId, kind: "code", now });
    if (wait !== null) return tooMany(wait);
    return { patientId, salt: body.method === "recovery" ? await saltOfRecoveryCodes(one, patientId) : null };
  });
  if ("isProblem" in begun) return begun;
  const { patientId, salt } = begun;
  // Outside any transaction: hashing takes tens of milliseconds on purpose.
  const stretched = salt ? await hashRecoveryCode(body.code, salt) : null;
  return tx<T | ProblemOutcome>(async (one) => {
    const refusal = await refuseCode(one, call, { patientId, stretched, dataKey: config.dataKey });
    return refusal ?? onSignedIn(one, patientId);
  });
}

async function refuseCode(tx: Tx, call: ChallengeCall, facts: Facts): Promise<ProblemOutcome | null> {
  const { tenant, body } = call;
  const { patientId } = facts;
  await lockPatient(tx, patientId);
  if (!(await isRight(tx, call, facts))) {
    await audit(tx, tenant.id, { actor: "anyone", action: "session.refuse", object: `patient/${patientId}` });
    return problem("wrong_code");
  }
  await closeChallenge(tx, body.challenge);
  await resetCodeTries(tx, patientId);
  return null;
}

async function isRight(
  tx: Tx,
  { tenant, body, now }: ChallengeCall,
  { patientId, stretched, dataKey }: Facts,
): Promise<boolean> {
  const challenge = await findChallenge(tx, "log-in", body.challenge, now);
  const methods = await factorMethodsOf(tx, patientId);
  if (!challenge || !methods.includes(body.method)) return false; // answered meanwhile, or the factor is gone
  if (body.method === "totp")
    return consumeTotpCode(tx, { dataKey, tenantId: tenant.id, patientId }, body.code, now);
  if (body.method === "recovery")
    return stretched !== null && consumeRecoveryCode(tx, patientId, stretched, now);
  const { code_hash: hash, code_expires_at: until } = challenge;
  return (
    hash !== null && until !== null && until > now && sameBytes(hash, hashOfCode(body.challenge, body.code))
  );
}

/**
 * Returns the problem that another code was requested too soon (`email_just_sent`) or too often; `wait` is in
 * seconds.
 */
export function tooSoon(wait: number): ProblemOutcome {
  return wait * 1000 <= mailPause ? problem("email_just_sent", { retry_after: wait }) : tooMany(wait);
}

/**
 * Returns the problem of too many tries; `wait` is in seconds, and above 90 minutes the code is
 * `too_many_codes`, whose text has hours.
 */
export function tooMany(wait: number): ProblemOutcome {
  return problem(wait > 90 * 60 ? "too_many_codes" : "too_many_requests", { retry_after: wait });
}
