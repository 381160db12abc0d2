import {
  accountMailIn,
  mailReasonOf,
  type AccountMailKind,
  type AccountMailText,
} from "@anteroom/content/messages/account-mail";
import { fillTemplate } from "@anteroom/content/messages/fill-template";
import { mailLabel, mailReasonIn } from "@anteroom/content/messages/mail-labels";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { Config } from "../../platform/config/config.ts";
import type { Tx } from "../../platform/database/database.ts";
import {
  asDetail,
  fillLine,
  type Detail,
  type MailContent,
  type MailLink,
} from "../../platform/mail/mail-content.ts";
import { mailHtml } from "../../platform/mail/mail-html.ts";
import { mailText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Services } from "../../platform/config/services.ts";
import { tenantAddress } from "../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { findOwnMailText } from "./own-mail-texts.ts";

/** What sending a mail requires: the job queue, and the clinics' base URL. */
export type MailServices = Pick<Services, "jobs"> & { config: Pick<Config, "baseUrl"> };

/** The content of a mail about an account or an appointment, for `writeMail` and `queueAccountMail`. */
export type MailFacts = {
  tenant: Tenant;
  language: Locale;
  kind: AccountMailKind;
  /** The clinic's own text. Null when it is known that the clinic has none. */
  texts?: AccountMailText | null;
  /** URL of the button. */
  link?: string;
  /** A code to type, shown large. */
  code?: string;
  /** Values of placeholders besides `{clinic}`; never health data (D.100). */
  facts?: Readonly<Record<string, string>>;
  /** Placeholders without a value: lines that contain one are left out. */
  without?: readonly string[];
  /** Facts with a label, before those of the texts. */
  details?: readonly Detail[];
  /** Links of less weight than the button. */
  links?: readonly MailLink[];
  /** Texts below the links, after those of the kind. */
  notes?: readonly string[];
  /** Whether the reader has a profile, where mails can be chosen. */
  hasProfile?: boolean;
};

/** A mail with its recipient and the account whose data it contains. */
export type AccountMail = MailFacts & {
  to: string;
  /** The patient whose data the mail contains; null before there is an account. */
  patientId: number | null;
  /** The appointment it is about, and the entry for the calendar. */
  appointmentId?: number;
  calendar?: string | null;
  /** The account that requests the mail, if it is another one. Its budget is used. */
  requestedBy?: number | null;
  /** Sends the mail regardless of the budget, because no request causes it. */
  isOwed?: boolean;
  /** Deletes the mail's row once it is sent. */
  isDeletedWhenSent?: boolean;
  now: Date;
};

/**
 * Writes a mail as text and HTML, in the clinic's colours and own words if any, and queues it in the caller's
 * transaction. When the requester's budget is used up, unless `isOwed`, the mail is dropped or
 * `too_many_mails` is thrown, by its kind.
 */
export async function queueAccountMail(tx: Tx, services: MailServices, mail: AccountMail): Promise<void> {
  const { tenant, to, kind, patientId, appointmentId = null, calendar = null, now } = mail;
  const { requestedBy = patientId, isOwed = false, isDeletedWhenSent = false } = mail;
  const texts = mail.texts === undefined ? await findOwnMailText(tx, kind, mail.language) : mail.texts;
  await queueMail(tx, services, {
    tenantId: tenant.id,
    kind,
    to,
    ...writeMail(texts ? { ...mail, texts } : mail, services.config),
    calendar,
    patientId,
    appointmentId,
    requestedBy,
    isOwed,
    isDeletedWhenSent,
    now,
  });
}

type Written = { subject: string; body: string; html: string };

/**
 * Returns subject, plain text and HTML of a mail. Uses the clinic's own text only if `mail.texts` has it;
 * queues nothing.
 */
export function writeMail(mail: MailFacts, config: MailServices["config"]): Written {
  const { manifest } = mail.tenant;
  const content = contentOf(mail, config);
  // A PNG of the clinic's logo, because mail programs show no SVG.
  const logo = tenantAddress(config, mail.tenant, "/icon-192.png");
  return { subject: content.subject, body: mailText(content), html: mailHtml(content, { manifest, logo }) };
}

function contentOf(mail: MailFacts, config: MailServices["config"]): MailContent {
  const { tenant, language, kind, link, code, facts = {}, without = [] } = mail;
  const clinic = oneLine(tenant.manifest.name);
  const texts = mail.texts ?? accountMailIn(kind, language);
  const values: Readonly<Record<string, string>> = { ...facts, clinic };
  const isSaid = (text: string) => !without.some((place) => text.includes(`{${place}}`));
  const line = (text: string) => fillLine(text, values, language);
  const said = texts.text.filter(isSaid).map((text) => ({ text, detail: asDetail(text) }));
  const details = said.flatMap(({ detail }) =>
    detail ? [{ label: detail.label, value: line(detail.value) }] : [],
  );
  return {
    language,
    clinic,
    subject: oneLine(fillTemplate(texts.subject, values)),
    heading: line(headingOf(texts.subject)),
    text: said.filter(({ detail }) => detail === null).map(({ text }) => line(text)),
    details: [...(mail.details ?? []), ...details],
    code: code ?? null,
    button: link && texts.button ? { label: fillTemplate(texts.button, values), link } : null,
    links: mail.links ?? [],
    after: [...texts.after.filter(isSaid), ...(mail.notes ?? [])].map(line),
    footer: {
      reason: line(mailReasonIn(mailReasonOf(kind), language)),
      contacts: contactsOf(tenant, language),
      settings: mail.hasProfile
        ? {
            label: mailLabel("settings", language),
            link: tenantAddress(config, tenant, "/profile-settings?section=notifications"),
          }
        : null,
    },
  };
}

/** Returns the subject without the clinic's name, which the mail shows above it. */
function headingOf(subject: string): string {
  const text = subject.replace(/^\{clinic\}\s?:\s*/u, "");
  return text.startsWith("{") ? text : text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** Returns the clinic's contacts that are set. */
function contactsOf({ settings }: Tenant, language: Locale): MailContent["footer"]["contacts"] {
  const { clinicPhone: phone, globalLinks } = settings;
  const { support_email: email, website } = globalLinks;
  const label = (name: "phone" | "email" | "website") => mailLabel(name, language);
  return [
    ...(phone
      ? [{ label: label("phone"), value: phone, link: `tel:${phone.replaceAll(/[^\d+]/g, "")}` }]
      : []),
    ...(email ? [{ label: label("email"), value: email, link: `mailto:${email}` }] : []),
    ...(website && /^https?:\/\//.test(website)
      ? [{ label: label("website"), value: website, link: website }]
      : []),
  ];
}

/** Joins a text into one line, as a subject requires. */
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
