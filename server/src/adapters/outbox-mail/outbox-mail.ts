import type { Mail, MailSender } from "../../ports/mail.ts";

/** Mails that were "sent" and whose rows are gone, by their ids, the latest last. */
export type SentMails = ReadonlyMap<string, Mail & { sentAt: Date }>;

/** How many mails without a row this process remembers. */
const most = 20;

/**
 * Sends no mails: they stay in the database, and `/dev/outbox` shows them. Of those whose rows are deleted once sent it
 * remembers the latest, while the process runs. Development only.
 */
export function outboxMail(): MailSender & { withoutRow: SentMails } {
  const withoutRow = new Map<string, Mail & { sentAt: Date }>();
  return {
    withoutRow,
    send: (id, mail) => {
      if (mail.isDeletedWhenSent) withoutRow.set(id, { ...mail, sentAt: new Date() });
      for (const oldest of withoutRow.keys()) if (withoutRow.size > most) withoutRow.delete(oldest);
      return Promise.resolve();
    },
  };
}
