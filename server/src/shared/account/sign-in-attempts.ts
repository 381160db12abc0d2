import {
  delayAfter,
  signInDelays,
  signInCountResetMs,
  type DelayRule,
} from "@anteroom/domain/account/sign-in-delay";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { hashOf } from "../../platform/crypto/secrets.ts";
import { addressSubject, countTries, uncountTry } from "../../platform/http/rate-limits.ts";

/** Most wrong passwords of one network in 15 minutes, for all accounts; a waiting room may share an address. */
const mostPerAddress = 20;

/**
 * One sign-in try: the name as typed, in lower case, whether or not it exists, the network address, and the
 * known device, if any.
 */
export type SignInTry = {
  tenantId: number;
  login: string;
  address: string;
  /** Id of a device that signed in to this account before; null for any other. */
  deviceId: string | null;
  now: Date;
};

type Subject = { hash: Buffer; rule: DelayRule };

/**
 * Counts a try before its password is checked, so that parallel guesses are limited too. Returns the seconds
 * to wait, without counting, or null when it is allowed. Delays grow by account and by account and address; a
 * network has 20 in 15 minutes. A known device has its own count: strangers cannot delay it. All server
 * processes share the limits through PostgreSQL.
 */
export async function countSignIn(tx: Tx, attempt: SignInTry): Promise<number | null> {
  const network = addressSubject(attempt.address);
  if (attempt.deviceId === null) {
    const limits = [{ subject: network, most: mostPerAddress }];
    const wait = await countTries(tx, attempt.tenantId, limits, attempt.now);
    if (wait !== null) return wait;
  }
  const subjects = subjectsOf(attempt);
  for (const subject of subjects) {
    const wait = await waitOf(tx, attempt, subject);
    if (wait === 0) continue;
    if (attempt.deviceId === null) await uncountTry(tx, network);
    return wait;
  }
  await sql`update sign_in_tries set tries = tries + 1, last_at = ${attempt.now}
    where subject_hash in (${sql.join(subjects.map(({ hash }) => hash))})`.execute(tx);
  return null;
}

/**
 * Deletes the counts of device or address, and removes one try from the counts of account and network. Call
 * it after a correct password, once for each counted step.
 */
export async function resetTriesAfterSignIn(tx: Tx, attempt: SignInTry): Promise<void> {
  const [first, ...others] = subjectsOf(attempt).map(({ hash }) => hash);
  if (attempt.deviceId !== null) {
    await sql`delete from sign_in_tries where subject_hash = ${first}`.execute(tx);
    return;
  }
  // The account's row is locked before that of the address, as countSignIn does: no deadlock.
  await sql`update sign_in_tries set tries = greatest(tries - 1, 0) where subject_hash = ${first}`.execute(
    tx,
  );
  await sql`delete from sign_in_tries where subject_hash = ${others[0]}`.execute(tx);
  await uncountTry(tx, addressSubject(attempt.address));
}

/**
 * Deletes all counted tries of these sign-in names (in lower case), from every address and device, after a
 * password reset by mail.
 */
export async function clearSignInTries(tx: Tx, logins: readonly string[]): Promise<void> {
  const accounts = logins.map((login) => hashOf(`account ${login}`));
  await sql`select 1 from sign_in_tries where subject_hash in (${sql.join(accounts)})
    order by subject_hash for update`.execute(tx);
  await tx.deleteFrom("sign_in_tries").where("login_hash", "in", logins.map(loginHash)).execute();
}

/** Returns the counted subjects; the account comes before its address, so that all lock in the same order. */
function subjectsOf({ login, address, deviceId }: SignInTry): Subject[] {
  if (deviceId !== null) return [{ hash: hashOf(`device ${deviceId} ${login}`), rule: signInDelays.device }];
  const network = addressSubject(address).toString("hex");
  return [
    { hash: hashOf(`account ${login}`), rule: signInDelays.account },
    { hash: hashOf(`account ${login} at ${network}`), rule: signInDelays.accountAtAddress },
  ];
}

const loginHash = (login: string) => hashOf(`login ${login}`);

/** Locks the subject's row and returns the seconds until its next try is allowed; 0 when it is now. */
async function waitOf(tx: Tx, { tenantId, login, now }: SignInTry, { hash, rule }: Subject): Promise<number> {
  const { rows } = await sql<{ tries: number; last_at: Date }>`
    insert into sign_in_tries as s (tenant_id, subject_hash, login_hash, tries, last_at)
    values (${tenantId}, ${hash}, ${loginHash(login)}, 0, ${now})
    on conflict (tenant_id, subject_hash) do update set tries =
      case when s.last_at <= ${new Date(now.getTime() - signInCountResetMs)} then 0 else s.tries end
    returning tries, last_at`.execute(tx);
  const [row] = rows;
  if (!row || row.tries === 0) return 0;
  const wait = row.last_at.getTime() + delayAfter(rule, row.tries) - now.getTime();
  return wait > 0 ? Math.ceil(wait / 1000) : 0;
}
