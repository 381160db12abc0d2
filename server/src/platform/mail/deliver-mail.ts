import type { Clock } from "../../ports/clock.ts";
import type { MailSender } from "../../ports/mail.ts";
import type { TxtRecords } from "../../ports/txt-records.ts";
import type { DataKey } from "../crypto/secrets.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { queryTenant, withTenant, type Database, type Tables } from "../database/database.ts";
import { statementName } from "../database/named-statements.ts";
import type { Job } from "../jobs/jobs.ts";
import {
  checkMailAddress,
  isAddressCheckDue,
  ownSenderOf,
  readMailAddress,
  storeAddressCheck,
} from "./own-address.ts";

type Deps = {
  db: Database;
  clock: Clock;
  mail: MailSender;
  dataKey: DataKey;
  txtRecords: TxtRecords;
  /** Whether a mail that has gone out stays readable here: in development, where the outbox shows it. */
  keepsText: boolean;
};

type MailRow = Pick<
  Tables["mails"],
  "recipient" | "subject" | "body" | "html" | "calendar" | "created_at" | "sent_at"
> & {
  deleted_when_sent: boolean;
  sender_name: string | null;
  reply_to: string | null;
};

/** Links with tokens and what a mail tells of its reader; that it was sent, when and about what stays. */
const nothingLeft = { body: "", html: null, calendar: null };

/**
 * Handles a mail job: sends the mail, then marks it as sent and, unless `keepsText`, deletes its content; deletes the
 * row of one that is `deleted_when_sent`. Skips mails that were sent or erased. Throws when sending fails, so that the job is retried. Delivery is at least
 * once: a crash in between sends the same message again, byte for byte.
 */
export function deliverMail(deps: Deps): (job: Job) => Promise<void> {
  const { db, clock, mail, keepsText } = deps;
  return async ({ tenant, id }) => {
    const row = await queryTenant(db, tenant, async (tx) => {
      const { rows } = await sql<MailRow>`${statementName("mail_of_id")}
        select m.recipient, m.subject, m.body, m.html, m.calendar, m.created_at, m.sent_at, m.deleted_when_sent, s.name as sender_name, s.reply_to
        from mails m left join mail_senders s on s.tenant_id = m.tenant_id where m.id = ${id}`.execute(tx);
      return rows[0];
    });
    if (!row || row.sent_at) return; // erased meanwhile, or a job that was tried again after it had worked
    const {
      recipient: to,
      subject,
      body: text,
      html,
      calendar,
      created_at: writtenAt,
      deleted_when_sent: isDeletedWhenSent,
      sender_name: senderName,
      reply_to: replyTo,
    } = row;
    const ownSender = await findOwnSender(deps, tenant);
    const sender = { senderName, replyTo, ownSender };
    await mail.send(`mail-${tenant}-${id}`, {
      to,
      subject,
      text,
      html,
      calendar,
      writtenAt,
      isDeletedWhenSent,
      ...sender,
    });
    const sent = { sent_at: clock.now(), ...(keepsText ? {} : nothingLeft) };
    await untilStored(() =>
      queryTenant<unknown>(db, tenant, (tx) =>
        isDeletedWhenSent
          ? tx.deleteFrom("mails").where("id", "=", id).execute()
          : tx.updateTable("mails").set(sent).where("id", "=", id).execute(),
      ),
    );
  };
}

/** A database that fails over is back within this time, in ms. */
const storeMs = 60_000;
const storePauseMs = 250;

/**
 * Stores that a mail was sent, again and again while the database refuses: a job that failed here would send the mail
 * a second time. Throws the last error after a minute.
 */
async function untilStored(store: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + storeMs;
  for (;;) {
    try {
      await store();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(storePauseMs);
    }
  }
}

/** Returns the clinic's own sender, after another look at the DNS where that is due; null: the installation's. */
async function findOwnSender({ db, clock, dataKey, txtRecords }: Deps, tenant: number) {
  const place = { dataKey, tenantId: tenant };
  const known = await queryTenant(db, tenant, readMailAddress);
  const now = clock.now();
  if (!known || !isAddressCheckDue(known, now)) return ownSenderOf(known, place);
  const check = await checkMailAddress(txtRecords, known);
  const fresh = await withTenant(db, tenant, async (tx) => {
    await storeAddressCheck(tx, known, check, now);
    return readMailAddress(tx);
  });
  return ownSenderOf(fresh, place);
}
