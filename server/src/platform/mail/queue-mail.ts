import { mailBudgetOf } from "@anteroom/domain/notifications/mail-budgets";
import { mailUrgency, type MailKind, type MailUrgency } from "@anteroom/domain/notifications/mail-kinds";
import { sql } from "kysely";
import type { Tx } from "../database/database.ts";
import { named } from "../database/named-statements.ts";
import type { mailJobKinds } from "../jobs/job-kinds.ts";
import { spendMailBudget } from "./mail-budget.ts";
import { ProblemError } from "../http/problem.ts";
import type { Services } from "../config/services.ts";

/** A mail as it is written; see the table `mails`. */
export type WrittenMail = {
  tenantId: number;
  kind: MailKind;
  to: string;
  subject: string;
  body: string;
  html?: string | null;
  calendar?: string | null;
  /** Whose data the mail is; null before there is an account. */
  patientId: number | null;
  appointmentId: number | null;
  /** The account that asks for it, where it is not the one whose data it is. */
  requestedBy?: number | null;
  /** Sent whatever the budget says: no request brings it about, or its reader has paid for what it holds. */
  isOwed?: boolean;
  now: Date;
};

const jobOf: Readonly<Record<MailUrgency, (typeof mailJobKinds)[number]>> = {
  urgent: "mail-urgent",
  ordinary: "mail",
  bulk: "mail-bulk",
};

/**
 * The one way to send a mail: stores it and queues its job in the caller's transaction. Mails that a person can trigger are taken from
 * their budget (`domain/mail-budgets.ts`). Answers false when the budget is used up and the kind is left out; throws `too_many_mails`,
 * which undoes the transaction, when the request is refused.
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
  const { rows } = await sql<{ id: number }>`${named("write_mail")}
    insert into mails (tenant_id, patient_id, appointment_id, recipient, subject, body, html, calendar, created_at)
    values (${tenantId}, ${patientId}, ${mail.appointmentId}, ${to}, ${subject}, ${body}, ${html}, ${calendar}, ${now})
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("A mail without a row");
  await jobs.send(tx, { tenant: tenantId, kind: jobOf[mailUrgency(kind)], id: row.id });
  return true;
}

/** Whether a transaction was undone because the budget of a mail was used up. */
export function isMailRefused(error: unknown): boolean {
  return error instanceof ProblemError && error.outcome.code === "too_many_mails";
}
