import type { AccountMailKind, AccountMailText } from "@anteroom/content/messages/account-mail";
import { customisableMailKinds } from "@anteroom/domain/notifications/own-mails";
import type { Locale } from "@anteroom/domain/shared/locales";
import { sql } from "kysely";
import { named } from "../../platform/database/named-statements.ts";
import type { Tx } from "../../platform/database/database.ts";

type Row = { subject: string; lines: unknown; button: string | null; after: unknown };

/** A clinic's text of one kind, as it is stored. */
export type StoredMailText = Row & { locale: string };

/** Whether a clinic may word emails of this kind. */
const isOwnKind = (kind: AccountMailKind) =>
  (customisableMailKinds as readonly AccountMailKind[]).includes(kind);

/** What a clinic says in an email of this kind to this reader; undefined where it says nothing. */
export async function findOwnMailText(
  tx: Tx,
  kind: AccountMailKind,
  locale: Locale,
): Promise<AccountMailText | undefined> {
  if (!isOwnKind(kind)) return undefined;
  const { rows } = await sql<StoredMailText>`${named("own_mail_texts")}
    select locale, subject, lines, button, after from mail_texts where kind = ${kind}`.execute(tx);
  return chooseMailText(rows, locale);
}

/** Of one kind's texts the one for this reader: in their language, or its wider form. */
export function chooseMailText(
  texts: readonly StoredMailText[],
  locale: Locale,
): AccountMailText | undefined {
  const wider = locale === "pt-BR" ? "pt" : locale === "es-CL" ? "es" : locale;
  const found = texts.find((one) => one.locale === locale) ?? texts.find((one) => one.locale === wider);
  return found && ownMailText(found);
}

/** A stored row as a text; rows are written by the clinic's API alone, which has checked them. */
export function ownMailText({ subject, lines, button, after }: Row): AccountMailText {
  return {
    subject,
    text: lines as string[],
    after: after as string[],
    ...(button === null ? {} : { button }),
  };
}
