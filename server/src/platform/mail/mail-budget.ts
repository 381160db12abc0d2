import {
  mailboxOf,
  mailLimitsOf,
  waitForMail,
  type MailLimit,
  type MailPool,
  type MailSubject,
} from "@anteroom/domain/notifications/mail-budgets";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../database/database.ts";
import { hashOf } from "../crypto/secrets.ts";

type Use = {
  tenantId: number;
  pool: MailPool;
  to: string;
  /** The account that asks; null for somebody who is not signed in. */
  accountId: number | null;
  now: Date;
};

/**
 * Takes one mail from the budgets of its mailbox, account and clinic, in the caller's transaction. Returns null
 * when it may be sent, else the seconds to wait, and takes nothing. Requests for one account or mailbox run one
 * after the other everywhere. The clinic's limit has no lock, so parallel requests may exceed it.
 */
export async function spendMailBudget(tx: Tx, use: Use): Promise<number | null> {
  const { tenantId, pool, accountId, now } = use;
  const recipient = hashOf(`mailbox ${mailboxOf(use.to)}`);
  const names = [
    `mailbox ${recipient.toString("hex")}`,
    ...(accountId === null ? [] : [`${tenantId} account ${accountId}`]),
  ];
  await lock(tx, names);
  const ofClinic = (condition: RawBuilder<boolean>) => (limit: MailLimit) => lastUses(pool, condition, limit);
  const subjects: Readonly<Record<MailSubject, ((limit: MailLimit) => RawBuilder<LastUses>) | null>> = {
    recipient: ofClinic(sql`recipient_hash = ${recipient}`),
    mailbox: ({ most }) => sql`select nth, newest from mailbox_uses(${pool}, ${recipient}, ${most})`,
    account: accountId === null ? null : ofClinic(sql`patient_id = ${accountId}`),
    clinic: ofClinic(sql`true`),
  };
  const limits = mailLimitsOf(pool).flatMap((limit) => {
    const subject = subjects[limit.subject];
    return subject === null ? [] : [{ limit, subject }];
  });
  const { rows } = await sql<LastUses>`${sql.join(
    limits.map(({ limit, subject }) => subject(limit)),
    sql` union all `,
  )}`.execute(tx);
  const waits = limits.map(({ limit }, index) => waitForMail(limit, inMs(rows[index]), now.getTime()));
  const wait = Math.max(...waits);
  if (wait > 0) return Math.ceil(wait / 1000);
  await tx
    .insertInto("mail_uses")
    .values({ tenant_id: tenantId, pool, recipient_hash: recipient, patient_id: accountId, used_at: now })
    .execute();
  return null;
}

/** In one order, so that two requests never wait for each other. */
async function lock(tx: Tx, names: readonly string[]): Promise<void> {
  for (const name of [...names].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 20261124))`.execute(tx);
}

type LastUses = { nth: Date | null; newest: Date | null };

/** When the newest and the `most`-newest mail of a subject went. */
const lastUses = (pool: MailPool, subject: RawBuilder<boolean>, { most }: MailLimit) => sql<LastUses>`
  select case when count(*) >= ${most}::int then min(used_at) end as nth, max(used_at) as newest from (
    select used_at from mail_uses where pool = ${pool} and ${subject} order by used_at desc limit ${most}::int) uses`;

const inMs = (uses: LastUses | undefined) => ({
  nth: uses?.nth?.getTime() ?? null,
  newest: uses?.newest?.getTime() ?? null,
});
