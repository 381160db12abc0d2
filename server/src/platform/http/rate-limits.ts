import { sql } from "kysely";
import type { Tx } from "../database/database.ts";
import { hashOf } from "../crypto/secrets.ts";
import { networkOf } from "./addresses/network-of.ts";

/** Tries are counted over this time, in ms. */
const span = 15 * 60_000;
const mostPerAccount = 5;
/** A family or a clinic's waiting room may share an address. */
const mostPerAddress = 20;

/** Whose tries are counted: the sign-in name as typed, whether or not it exists, and the caller's network. */
export type Subjects = { account: Buffer; address: Buffer };

/** Returns hashes of sign-in name and network address, so that the database stores neither. */
export function subjectsOf(login: string, address: string): Subjects {
  return { account: hashOf(`account ${login}`), address: addressSubject(address) };
}

/**
 * Returns the hash of the caller's network: the IPv4 address, or the /64 of IPv6. Each `purpose` has its own
 * count.
 */
export function addressSubject(address: string, purpose = "address"): Buffer {
  return hashOf(`${purpose} ${networkOf(address)}`);
}

/**
 * Counts a sign-in try before its password is checked, so that parallel guesses are limited too: 5 an account and
 * 20 a network within 15 minutes. Returns the seconds to wait, and then counts nothing; null when it is allowed.
 * The caller must commit before it checks the password.
 */
export function countTry(
  tx: Tx,
  tenantId: number,
  { account, address }: Subjects,
  now: Date,
): Promise<number | null> {
  const limits = [
    { subject: account, most: mostPerAccount },
    { subject: address, most: mostPerAddress },
  ];
  return countTries(tx, tenantId, limits, now);
}

/** Where tries of one kind are counted, and over which time, in ms. */
type Log = { table: "login_attempts" | "code_tries"; span: number };
const logInLog: Log = { table: "login_attempts", span };
/** D.90: wrong appointment codes are counted over one hour. */
export const codeLog: Log = { table: "code_tries", span: 60 * 60_000 };

/**
 * Like `countTry`, with the caller's own limits: at most `most` tries of each subject within the log's time, 15
 * minutes for sign-ins. Returns the seconds to wait, or null. Locks the clinic's tries until the transaction ends,
 * and deletes older ones.
 */
export async function countTries(
  tx: Tx,
  tenantId: number,
  limits: readonly { subject: Buffer; most: number }[],
  now: Date,
  log: Log = logInLog,
): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(20261122, ${tenantId})`.execute(tx);
  const since = new Date(now.getTime() - log.span);
  await sql`delete from ${sql.table(log.table)} where failed_at <= ${since}`.execute(tx);
  const waits = [];
  for (const { subject, most } of limits) waits.push(await waitOf(tx, log, { subject, most, now }));
  const wait = Math.max(...waits);
  if (wait > 0) return wait;
  for (const { subject } of limits)
    await sql`insert into ${sql.table(log.table)} (tenant_id, subject_hash, failed_at)
      values (${tenantId}, ${subject}, ${now})`.execute(tx);
  return null;
}

/**
 * Returns when a sign-in try was last counted for a subject, or null. Knows only tries of the last 15 minutes.
 */
export async function latestTry(tx: Tx, subject: Buffer): Promise<Date | null> {
  const last = await tx
    .selectFrom("login_attempts")
    .select("failed_at")
    .where("subject_hash", "=", subject)
    .orderBy("failed_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.failed_at ?? null;
}

/** Call after a correct password. Resets the account's count, and removes this try from the network's count. */
export async function resetTries(tx: Tx, { account, address }: Subjects): Promise<void> {
  await tx.deleteFrom("login_attempts").where("subject_hash", "=", account).execute();
  await uncountTry(tx, address);
}

/** Removes one counted try that turned out not to count. Parallel calls remove one row each. */
export async function uncountTry(tx: Tx, subject: Buffer, { table } = logInLog): Promise<void> {
  await sql`delete from ${sql.table(table)} where ctid = (
    select ctid from ${sql.table(table)} where subject_hash = ${subject} order by failed_at desc limit 1 for update skip locked)`.execute(
    tx,
  );
}

/** Seconds until one of the counted tries is old enough to allow another; 0 when there is room. */
async function waitOf(
  tx: Tx,
  { table, span: counted }: Log,
  { subject, most, now }: { subject: Buffer; most: number; now: Date },
): Promise<number> {
  const { rows: tries } = await sql<{ failed_at: Date }>`
    select failed_at from ${sql.table(table)} where subject_hash = ${subject}
    order by failed_at desc limit ${most}`.execute(tx);
  const [oldest] = tries.slice(most - 1);
  return oldest ? Math.max(1, Math.ceil((oldest.failed_at.getTime() + counted - now.getTime()) / 1000)) : 0;
}
