import { mailBudgetOf } from "@anteroom/domain/notifications/mail-budgets";
import {
  isPassingMail,
  mailUrgency,
  type MailKind,
  type MailUrgency,
} from "@anteroom/domain/notifications/mail-kinds";
import { sql } from "kysely";
import type { Tx } from "../database/database.ts";
import { statementName } from "../database/named-statements.ts";
import { retriesOfPassing, type mailJobKinds } from "../jobs/job-kinds.ts";
import { spendMailBudget } from "./mail-budget.ts";
import { ProblemError } from "../http/problem.ts";
import type { Services } from "../config/services.ts";

/** A mail to store; see the table `mails`. */
export type WrittenMail = {
  tenantId: number;
  kind: MailKind;
  to: string;
  subject: string;
  body: string;
  html?: string | null;
  calendar?: string | null;
  /** The patient whose data it contains; null before there is an account. */
  patientId: number | null;
  appointmentId: number | null;
  /** The account that requests it, if it is another one. */
  requestedBy?: number | null;
  /** Ignores the budget: no request causes it, or its reader has paid for its content. */
  isOwed?: boolean;
  /** Deletes the row with everything in it once the mail is sent. */
  isDeletedWhenSent?: boolean;
  now: Date;
};

const jobOf: Readonly<Record<MailUrgency, (typeof mailJobKinds)[number]>> = {
  urgent: "mail-urgent",
  ordinary: "mail",
  bulk: "mail-bulk",
};

/**
 * Stores a mail and queues its job in the caller's transaction. All mails go through it. Mails that a person can
 * trigger use a budget (`domain/src/notifications/mail-budgets.ts`). When it is used up, it returns false if the mail
 * may be dropped; otherwise it throws `too_many_mails`, which rolls back.
 */
export async function queueMail(
  tx: Tx,
  { jobs }: Pick<Services, "jobs">,
  mail: WrittenMail,
): Promise<boolean> {
  const { tenantId, kind, to, subject, body, html = null, calendar = null, patientId, now } = mail;
  const budget = mail.isOwed ? null : mailBudgetOf(kind);
  if (budget) {
    const { requestedBy: accountId = patientId } = mail;
    const wait = await spendMailBudget(tx, { tenantId, pool: budget.pool, to, accountId, now });
    if (wait !== null && budget.over === "refuse")
      throw new ProblemError("too_many_mails", { retry_after: wait });
    if (wait !== null) return false;
  }
  const { rows } = await sql<{ id: number }>`${statementName("write_mail")}
    insert into mails (tenant_id, patient_id, appointment_id, recipient, subject, body, html, calendar, created_at, deleted_when_sent)
    values (${tenantId}, ${patientId}, ${mail.appointmentId}, ${to}, ${subject}, ${body}, ${html}, ${calendar}, ${now}, ${mail.isDeletedWhenSent ?? false})
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("A mail without a row");
  const job = { tenant: tenantId, kind: jobOf[mailUrgency(kind)], id: row.id };
  await jobs.send(tx, job, isPassingMail(kind) ? { retryLimit: retriesOfPassing } : {});
  return true;
}

/** Returns whether an error is the `too_many_mails` of `queueMail`. */
export function isMailRefused(error: unknown): boolean {
  return error instanceof ProblemError && error.outcome.code === "too_many_mails";
}
