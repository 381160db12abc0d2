import type { MailSender } from "../../ports/mail.ts";

/** Sends no mails: they stay in the database, and `/dev/outbox` shows them. Development only. */
export function outboxMail(): MailSender {
  return { send: () => Promise.resolve() };
}
