import { sql } from "kysely";
import type { Tx } from "./database.ts";
import { hashOf } from "./secrets.ts";

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

/** The same with limits of one's own, each `most` tries in 15 minutes. */
export async function countTries(
  tx: Tx,
  tenantId: number,
  limits: readonly { subject: Buffer; most: number }[],
  now: Date,
): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(20261122, ${tenantId})`.execute(tx);
  const since = new Date(now.getTime() - span);
  await tx.deleteFrom("login_attempts").where("failed_at", "<=", since).execute();
  const waits = [];
  for (const { subject, most } of limits) waits.push(await waitOf(tx, subject, most, now));
  const wait = Math.max(...waits);
  if (wait > 0) return wait;
  const row = { tenant_id: tenantId, failed_at: now };
  await tx
    .insertInto("login_attempts")
    .values(limits.map(({ subject }) => ({ ...row, subject_hash: subject })))
    .execute();
  return null;
}

/** After the right password: the account starts afresh, and the address is given its one try back. */
export async function forgiveTries(tx: Tx, { account, address }: Subjects): Promise<void> {
  await tx.deleteFrom("login_attempts").where("subject_hash", "=", account).execute();
  await sql`delete from login_attempts where ctid = (
    select ctid from login_attempts where subject_hash = ${address} order by failed_at desc limit 1)`.execute(
    tx,
  );
}

/** Seconds until one of the counted tries is old enough to allow another; 0 when there is room. */
async function waitOf(tx: Tx, subject: Buffer, most: number, now: Date): Promise<number> {
  const tries = await tx
    .selectFrom("login_attempts")
    .select("failed_at")
    .where("subject_hash", "=", subject)
    .orderBy("failed_at", "desc")
    .limit(most)
    .execute();
  const [oldest] = tries.slice(most - 1);
  return oldest ? Math.max(1, Math.ceil((oldest.failed_at.getTime() + span - now.getTime()) / 1000)) : 0;
}

/** One home has a whole /64 of IPv6 addresses at its disposal. */
function networkOf(address: string): string {
  return address.includes(":") && !address.startsWith("::ffff:")
    ? address.split(":").slice(0, 4).join(":")
    : address;
}
