import type { changeDeskPassword, proveDeskPassword } from "@anteroom/contract/account/desk-security";
import type { Services } from "../../platform/config/services.ts";
import { hashPassword, verifyPassword } from "../../platform/crypto/password.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { countTry, resetTries, subjectsOf } from "../../platform/http/rate-limits.ts";
import { timeFacts } from "../../platform/mail/appointment-details.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { proofLifetime } from "../../shared/account/proof.ts";
import { queueAccountMail } from "../../shared/mail/account-mail.ts";
import { refuseWeakPassword } from "../account/access/check-password.ts";
import type { StaffSessionListener } from "./staff-routes.ts";
import { endStaffSessions, type StaffRow } from "./staff-rows.ts";

type ProofCall = Call<typeof proveDeskPassword>;
type ChangeCall = Call<typeof changeDeskPassword>;
type PasswordCall = Pick<ChangeCall, "tenant" | "caller" | "address" | "now" | "tx">;

/** Marks the session as recently authenticated after a correct password; wrong guesses are limited as at sign-in. */
export async function provePassword(call: ProofCall) {
  const { tenant, caller, now, tx } = call;
  const { staffId, tokenHash } = caller.staff;
  const account = await checkPassword(call, call.body.password);
  if (isProblem(account)) return account;
  return tx(async (one) => {
    await one
      .updateTable("staff_sessions")
      .set({ proven_at: now })
      .where("token_hash", "=", tokenHash)
      .execute();
    const object = `staff/${staffId}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "desk.prove", object });
    return { data: { entity: { proven_until: new Date(now.getTime() + proofLifetime).toISOString() } } };
  });
}

/**
 * Replaces the password of the caller's own account, given the current one, by the rules of patients' passwords. Ends
 * the account's other sessions, audits and mails the owner. Wrong guesses are limited as at sign-in.
 * `status_conflict`: the account has a one-time password alone.
 */
export async function changeOwnPassword(
  services: Services,
  call: ChangeCall,
  listener: StaffSessionListener,
): Promise<ProblemOutcome | undefined> {
  const { tenant, caller, body, tx, reply } = call;
  reply.header("cache-control", "no-store");
  const { one_time_until: oneTimeUntil } = await tx((one) => accountOf(one, caller.staff.staffId));
  if (oneTimeUntil !== null) return problem("status_conflict");
  const account = await checkPassword(call, body.current_password);
  if (isProblem(account)) return account;
  const { email, name } = account;
  const refusal = refuseWeakPassword(body.password, [email, name, tenant.manifest.name]);
  if (refusal) return refusal;
  const hash = await hashPassword(body.password);
  const outcome = await tx((one) => storePassword(one, services, call, { account, hash }));
  if (isProblem(outcome)) return outcome;
  outcome.forEach((tokenHash) => listener.forgetSession(tokenHash));
  return undefined;
}

/** Stores the password unless it has changed meanwhile; returns the token hashes of the sessions that ended. */
async function storePassword(
  tx: Tx,
  services: Services,
  { tenant, caller, now }: ChangeCall,
  { account, hash }: { account: StaffRow; hash: string },
): Promise<Buffer[] | ProblemOutcome> {
  const { staffId, tokenHash } = caller.staff;
  const changed = await tx
    .updateTable("staff")
    .set({ password_hash: hash })
    .where("id", "=", staffId)
    .where("password_hash", "=", account.password_hash)
    .where("disabled_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!changed) return problem("wrong_password");
  const ended = await endStaffSessions(tx, staffId, now, { except: tokenHash });
  const object = `staff/${staffId}`;
  await audit(tx, tenant.id, { actor: actorOf(caller), action: "desk.change_password", object });
  const { defaultLanguage: language, timeZone } = tenant.settings;
  await queueAccountMail(tx, services, {
    tenant,
    to: account.email,
    language, // accounts of staff store no language
    kind: "desk_password_changed",
    facts: timeFacts(now, timeZone, language, tenant.settings),
    patientId: null,
    now,
  });
  return ended;
}

/**
 * Returns the caller's account when the password is right; a problem otherwise, also for a one-time password, which
 * only serves to choose a password. Tries are counted before the password is verified.
 */
async function checkPassword(
  { tenant, caller, address, now, tx }: PasswordCall,
  password: string,
): Promise<StaffRow | ProblemOutcome> {
  const { staffId } = caller.staff;
  const subjects = subjectsOf(`desk proof ${staffId}`, address);
  const wait = await tx((one) => countTry(one, tenant.id, subjects, now));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  const account = await tx((one) => accountOf(one, staffId));
  // Outside any transaction: hashing takes tens of milliseconds on purpose.
  const isRight = await verifyPassword(
    password,
    account.one_time_until === null ? account.password_hash : null,
  );
  if (!isRight) return problem("wrong_password");
  await tx((one) => resetTries(one, subjects));
  return account;
}

const accountOf = (tx: Tx, staffId: number): Promise<StaffRow> =>
  tx.selectFrom("staff").selectAll().where("id", "=", staffId).executeTakeFirstOrThrow();
