import { sql } from "kysely";
import type { Tx } from "../database/database.ts";
import { hashOf } from "../crypto/secrets.ts";

/** Tries are counted over this time, in ms. */
const span = 15 * 60_000;
const mostPerAccount = 5;
/** A family or a clinic's waiting room may share an address. */
const mostPerAddress = 20;

/** Whose tries are counted: the login as typed, whether or not it exists, and the network the caller comes from. */
export type Subjects = { account: Buffer; address: Buffer };

/** Hashes of both, so that neither stands in the database. */
export function subjectsOf(login: string, address: string): Subjects {
  return { account: hashOf(`account ${login}`), address: addressSubject(address) };
}

/** The network a caller comes from, as a hash; `purpose` sets things apart that are counted by themselves. */
export function addressSubject(address: string, purpose = "address"): Buffer {
  return hashOf(`${purpose} ${networkOf(address)}`);
}

/**
 * Counts a try before its password is looked at, so that a hundred at once are not a hundred guesses.
 * Answers in how many seconds the next is allowed, or null when this one is.
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
/** D.90: wrong appointment codes are counted over an hour. */
export const codeLog: Log = { table: "code_tries", span: 60 * 60_000 };

/** The same with limits of one's own, each `most` tries in the time of the log, 15 minutes for log-ins. */
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

/** When a try was counted for a subject last, or null; tries older than the time of the log are not known. */
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

/** After the right password: the account starts afresh, and the address is given its one try back. */
export async function forgiveTries(tx: Tx, { account, address }: Subjects): Promise<void> {
  await tx.deleteFrom("login_attempts").where("subject_hash", "=", account).execute();
  await giveBackTry(tx, address);
}

/** A try that was none is taken from the count again; of several that come at the same moment each takes a row of its own. */
export async function giveBackTry(tx: Tx, subject: Buffer, { table } = logInLog): Promise<void> {
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

/** One home has a whole /64 of IPv6 addresses at its disposal. */
function networkOf(address: string): string {
  return address.includes(":") && !address.startsWith("::ffff:")
    ? address.split(":").slice(0, 4).join(":")
    : address;
}
