import type { Locale } from "@anteroom/domain/shared/locales";
import { accessMails } from "./access-mails.ts";
import { careMails } from "./care-mails.ts";
import { guestMails } from "./guest-mails.ts";
import { clinicMails } from "./clinic-mails.ts";
import type { MailReason } from "./mail-labels.ts";
import { paymentMails } from "./payment-mails.ts";
import { profileMails } from "./profile-mails.ts";
import { securityMails } from "./security-mails.ts";
import { visitMails } from "./visit-mails.ts";
import { waitlistMails } from "./waitlist-mails.ts";

/**
 * The text of a mail, its button, and small print below. Placeholders: `{clinic}` and those of its sender. A line
 * `Label: {place}` is shown as a detail. A mail without `button` has no link.
 */
export type AccountMailText = {
  subject: string;
  text: readonly string[];
  button?: string;
  after: readonly string[];
};

/** A text in each language; pt-BR and es-CL may fall back to pt and es. */
export type AccountMailTexts = Record<Exclude<Locale, "pt-BR" | "es-CL">, AccountMailText> &
  Partial<Record<"pt-BR" | "es-CL", AccountMailText>>;

/** The texts of every kind of mail; those of one subject are in a module of their own beside this one. */
const accountMails = {
  ...accessMails,
  ...careMails,
  ...guestMails,
  ...clinicMails,
  ...paymentMails,
  ...profileMails,
  ...securityMails,
  ...visitMails,
  ...waitlistMails,
} satisfies Record<string, AccountMailTexts>;

/** A kind of mail to a patient, guest or clinic, not only about an account: also about appointments and payments. */
export type AccountMailKind = keyof typeof accountMails;
/** All kinds of mail. */
export const accountMailKinds = Object.keys(accountMails) as AccountMailKind[];

/**
 * Returns the text of a kind of mail in a language, with unfilled placeholders; for pt-BR and es-CL that of pt and es
 * where they have none. A clinic's own text is not considered.
 */
export function accountMailIn(kind: AccountMailKind, locale: Locale): AccountMailText {
  const texts: AccountMailTexts = accountMails[kind];
  const language = locale === "pt-BR" ? "pt" : locale === "es-CL" ? "es" : locale;
  return texts[locale] ?? texts[language];
}

/** Mails to an address that a person has typed; it need not belong to an account. */
const requested: ReadonlySet<AccountMailKind> = new Set([
  "recover_password",
  "confirm_email",
  "account_exists",
  "confirm_new_email",
  "invitation",
  "guest_invited",
  "care_asked",
]);

/**
 * Returns why its reader gets a kind of mail, for the footer: a request made with this address (which need not belong
 * to an account), being the clinic, an appointment, the account, or the one there was.
 */
export function mailReasonOf(kind: AccountMailKind): MailReason {
  if (requested.has(kind)) return "request";
  if (kind === "account_deleted") return "formerAccount";
  if (kind.startsWith("clinic_")) return "clinic";
  return /^(visit|payment|guest)_/.test(kind) ? "appointment" : "account";
}
