import type { Locale } from "@anteroom/domain/locales";
import { accessMails } from "./access-mails.ts";
import { careMails } from "./care-mails.ts";
import { paymentMails } from "./payment-mails.ts";
import { profileMails } from "./profile-mails.ts";
import { securityMails } from "./security-mails.ts";
import { visitMails } from "./visit-mails.ts";

/** One mail about an account: what it says, what its button does, and what stands small below. Places: `{clinic}` and those its sender names. */
export type AccountMailText = {
  subject: string;
  text: readonly string[];
  button?: string;
  after: readonly string[];
};

/** Varieties without a text of their own use their language's; every other language must be there. */
export type AccountMailTexts = Record<Exclude<Locale, "pt-BR" | "es-CL">, AccountMailText> &
  Partial<Record<"pt-BR" | "es-CL", AccountMailText>>;

/** Every kind of mail about an account; each journey has a module of its own beside this one. */
const accountMails = {
  ...accessMails,
  ...careMails,
  ...paymentMails,
  ...profileMails,
  ...securityMails,
  ...visitMails,
} satisfies Record<string, AccountMailTexts>;

export type AccountMailKind = keyof typeof accountMails;
export const accountMailKinds = Object.keys(accountMails) as AccountMailKind[];

/** The texts of one kind in a language. */
export function accountMailIn(kind: AccountMailKind, locale: Locale): AccountMailText {
  const texts: AccountMailTexts = accountMails[kind];
  const language = locale === "pt-BR" ? "pt" : locale === "es-CL" ? "es" : locale;
  return texts[locale] ?? texts[language];
}
