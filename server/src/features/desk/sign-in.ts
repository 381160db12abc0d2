import type { DeskSession, signInAtDesk as shape } from "@anteroom/contract/account/desk-sessions";
import type { Config } from "../../platform/config/config.ts";
import { hashPassword, verifyPassword } from "../../platform/crypto/password.ts";
import type { Tx } from "../../platform/database/database.ts";
import { deskCookie } from "../../platform/http/authentication.ts";
import { cookieOf } from "../../platform/http/cookies.ts";
import type { Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { audit } from "../../platform/privacy/audit.ts";
import { countSignIn, resetTriesAfterSignIn, type SignInTry } from "../../shared/account/sign-in-attempts.ts";
import { refuseWeakPassword } from "../account/access/check-password.ts";
import { consumeChallenge, staffChallenges } from "../account/security/passkey-challenges.ts";
import { factorsOf, hasFactor, requiresFactor, type StaffFactors } from "./staff-factors.ts";
import type { StaffRow } from "./staff-rows.ts";
import { verifyStaffPasskey } from "./staff-passkeys.ts";
import { openSession, presentSession, setSessionCookie } from "./staff-sessions.ts";
import { consumeStaffCode } from "./staff-totp.ts";

type Answer = { data: { entity: DeskSession } };
type Deps = { config: Config };
type SignInCall = Call<typeof shape>;

/**
 * Creates a staff session for address, password and, if the account has a second factor, a code of its app or a
 * signature of its passkey; sets its cookie, ends the browser's former session and audits, also refusals. A
 * one-time password requires `new_password`, which replaces it. Tries are counted first. Answer and time do not
 * reveal whether the account exists. In production, accounts without a second factor get a limited session.
 */
export async function signIn({ config }: Deps, call: SignInCall): Promise<Answer | ProblemOutcome> {
  const { tenant, body, address, now, tx, reply } = call;
  reply.header("cache-control", "no-store");
  if (config.ANTEROOM_DESK === "off") return problem("feature_off");
  const email = body.email.trim().toLowerCase();
  const account = await tx((one) =>
    one.selectFrom("staff").selectAll().where("email", "=", email).executeTakeFirst(),
  );
  const attempt = { tenantId: tenant.id, login: `desk ${email}`, address, deviceId: null, now };
  const wait = await tx((one) => countSignIn(one, attempt));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  // Outside any transaction: hashing takes tens of milliseconds on purpose.
  const isRight = await verifyPassword(body.password, account?.password_hash ?? null);
  if (!isRight || !account || !mayComeIn(account, now)) {
    const object = account ? `staff/${account.id}` : "staff/unknown";
    await tx((one) => audit(one, tenant.id, { actor: "anyone", action: "desk.refuse", object }));
    return problem("wrong_credentials");
  }
  const lacking = whatLacks(account, await tx((one) => factorsOf(one, account)), call);
  if (lacking) return lacking;
  const challenge = await takeChallenge(call);
  const isInvited = account.one_time_until !== null;
  const hash = isInvited && body.new_password !== undefined ? await hashPassword(body.new_password) : null;
  return tx((one) => admit(one, config, call, { account, attempt, hash, challenge }));
}

function mayComeIn({ disabled_at: disabledAt, one_time_until: until }: StaffRow, now: Date): boolean {
  return disabledAt === null && (until === null || until > now);
}

/** Returns what is missing besides the correct password. Tries stay counted until all of it is correct. */
function whatLacks(
  account: StaffRow,
  factors: StaffFactors,
  { tenant, body }: SignInCall,
): ProblemOutcome | null {
  const { hasApp, passkeys } = factors;
  const isAnswered = (hasApp && body.code !== undefined) || (passkeys > 0 && body.passkey !== undefined);
  if (hasFactor(factors) && !isAnswered) return refuseWithoutFactor(factors);
  if (account.one_time_until === null) return null;
  if (body.new_password === undefined) return problem("new_password_needed");
  if (body.new_password === body.password) return problem("weak_password", { reason: "common" });
  return refuseWeakPassword(body.new_password, [account.email, account.name, tenant.manifest.name]);
}

function refuseWithoutFactor({ hasApp, passkeys }: StaffFactors): ProblemOutcome {
  const methods = [...(hasApp ? ["totp" as const] : []), ...(passkeys > 0 ? ["passkey" as const] : [])];
  return problem("second_factor_required", { methods });
}

/** Consumes the challenge of a passkey in its own transaction, so that a wrong answer consumes it too. */
async function takeChallenge({ body, now, tx }: SignInCall): Promise<string | null> {
  const { passkey: credential } = body;
  if (credential === undefined) return null;
  return tx((one) => consumeChallenge(one, staffChallenges, { ownerId: null, credential, now }));
}

type Known = { account: StaffRow; attempt: SignInTry; hash: string | null; challenge: string | null };

/** Verifies the factor that was sent, a passkey before a code; null when it is right or the account has none. */
async function refuseFactor(
  tx: Tx,
  config: Config,
  call: SignInCall,
  { account, factors, challenge }: { account: StaffRow; factors: StaffFactors; challenge: string | null },
): Promise<ProblemOutcome | null> {
  const { tenant, body, now } = call;
  if (!hasFactor(factors)) return null;
  if (body.passkey !== undefined && factors.passkeys > 0) {
    const answer = challenge === null ? null : { challenge, credential: body.passkey };
    const owner = answer && (await verifyStaffPasskey(tx, config, call, answer));
    if (owner === account.id) return null;
    const object = `staff/${account.id}`;
    await audit(tx, tenant.id, { actor: "anyone", action: "desk.refuse", object });
    return problem("passkey_refused");
  }
  if (body.code === undefined || !factors.hasApp) return refuseWithoutFactor(factors);
  const owner = { dataKey: config.dataKey, tenantId: tenant.id, staffId: account.id };
  return consumeStaffCode(tx, owner, account, { code: body.code, now });
}

async function admit(
  tx: Tx,
  config: Deps["config"],
  call: SignInCall,
  { account, attempt, hash, challenge }: Known,
): Promise<Answer | ProblemOutcome> {
  const { tenant, now, request, reply } = call;
  const { id: staffId } = account;
  // The one-time password may have been used, or the account disabled, meanwhile.
  const current = await tx
    .selectFrom("staff")
    .selectAll()
    .where("id", "=", staffId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (current?.password_hash !== account.password_hash || !mayComeIn(current, now))
    return problem("wrong_credentials");
  const factors = await factorsOf(tx, current);
  const refusal = await refuseFactor(tx, config, call, { account: current, factors, challenge });
  if (refusal) return refusal;
  // Each step of this sign-in was counted as a try.
  for (const wasStep of [true, hasFactor(factors), hash !== null])
    if (wasStep) await resetTriesAfterSignIn(tx, attempt);
  const choice = hash === null ? {} : { password_hash: hash, one_time_until: null };
  await tx
    .updateTable("staff")
    .set({ ...choice, last_signed_in_at: now })
    .where("id", "=", staffId)
    .execute();
  const lacksFactor = requiresFactor(config) && !hasFactor(factors);
  const former = cookieOf(request.headers.cookie, deskCookie);
  const { token, expiresAt } = await openSession(tx, {
    tenantId: tenant.id,
    staffId,
    lacksFactor,
    former,
    now,
    isProven: true,
  });
  await audit(tx, tenant.id, {
    actor: `staff/${staffId}`,
    action: "desk.sign_in",
    object: `staff/${staffId}`,
  });
  setSessionCookie(reply, config, token);
  return presentSession(current, { hasSecondFactor: hasFactor(factors), lacksFactor, expiresAt });
}
