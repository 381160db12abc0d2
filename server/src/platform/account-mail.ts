import { accountMailIn, type AccountMailKind } from "@anteroom/content/messages/account-mail";
import { fillTemplate } from "@anteroom/content/messages/fill-template";
import type { Locale } from "@anteroom/domain/locales";
import { accountMailHtml } from "./account-mail-html.ts";
import type { Tx } from "./database.ts";
import type { Services } from "./services.ts";
import type { Tenant } from "./tenants.ts";

export type AccountMail = {
  tenant: Tenant;
  to: string;
  language: Locale;
  kind: AccountMailKind;
  /** Where the button leads. */
  link?: string;
  /** A code to type, shown large. */
  code?: string;
  /** Fills the places of the texts besides `{clinic}`; never health data (D.100). */
  facts?: Readonly<Record<string, string>>;
  /** Places of the texts that stay unsaid: a line that names one of them is left out. */
  without?: readonly string[];
  /** Whose data the mail is; null before there is an account. */
  patientId: number | null;
  /** The visit it is about, and the entry for the calendar. */
  appointmentId?: number;
  calendar?: string | null;
  now: Date;
};

/** Writes a mail about an account in the caller's transaction, as text and as HTML in the clinic's colours, and has it sent. */
export async function queueAccountMail(
  tx: Tx,
  { jobs }: Pick<Services, "jobs">,
  mail: AccountMail,
): Promise<void> {
  const { tenant, to, patientId, appointmentId, now } = mail;
  const row = await tx
    .insertInto("mails")
    .values({
      tenant_id: tenant.id,
      patient_id: patientId,
      appointment_id: appointmentId ?? null,
      calendar: mail.calendar ?? null,
      recipient: to,
      ...writeAccountMail(mail),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await jobs.send(tx, { tenant: tenant.id, kind: "mail", id: row.id });
}

type Written = { subject: string; body: string; html: string };

/** Subject, text and HTML of a mail about an account. */
function writeAccountMail({
  tenant,
  language,
  kind,
  link,
  code,
  facts = {},
  without = [],
}: Pick<AccountMail, "tenant" | "language" | "kind" | "link" | "code" | "facts" | "without">): Written {
  const { manifest } = tenant;
  const texts = accountMailIn(kind, language);
  const isSaid = (text: string) => !without.some((place) => text.includes(`{${place}}`));
  const fill = (text: string) => fillTemplate(text, { ...facts, clinic: manifest.name });
  const mail = {
    subject: oneLine(fill(texts.subject)),
    text: texts.text.filter(isSaid).map(fill),
    after: texts.after.filter(isSaid).map(fill),
    ...(link && texts.button ? { button: { label: fill(texts.button), link } } : {}),
    ...(code === undefined ? {} : { code }),
  };
  const body = [
    ...mail.text,
    ...(code === undefined ? [] : [code]),
    ...(mail.button ? [`${mail.button.label}:\n${mail.button.link}`] : []),
    ...mail.after,
    manifest.name,
  ].join("\n\n");
  return { subject: mail.subject, body, html: accountMailHtml(mail, { manifest, language }) };
}

/** A subject is one line, whatever a clinic calls itself. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
