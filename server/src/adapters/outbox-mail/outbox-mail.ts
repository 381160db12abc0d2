import type { MailSender } from "../../ports/mail.ts";

/** Sends nothing: mails stay in the database, where `/dev/outbox` shows them. Development only. */
export function outboxMail(): MailSender {
  return { send: () => Promise.resolve() };
}
