import type { AccountMailKind, AccountMailText } from "@anteroom/content/messages/account-mail";
import { customisableMailKinds } from "@anteroom/domain/notifications/own-mails";
import type { Locale } from "@anteroom/domain/shared/locales";
import { sql } from "kysely";
import { statementName } from "../../platform/database/named-statements.ts";
import type { Tx } from "../../platform/database/database.ts";

type Row = { subject: string; lines: unknown; button: string | null; after: unknown };

/** A clinic's text for one kind of mail, as stored. */
export type StoredMailText = Row & { locale: string };

/** Returns whether a clinic may write its own text for this kind. */
const isOwnKind = (kind: AccountMailKind) =>
  (customisableMailKinds as readonly AccountMailKind[]).includes(kind);

/**
 * Returns the clinic's text of this kind in the reader's language, as `chooseMailText` does; undefined
 * without one, and for kinds that clinics cannot write.
 */
export async function findOwnMailText(
  tx: Tx,
  kind: AccountMailKind,
  locale: Locale,
): Promise<AccountMailText | undefined> {
  if (!isOwnKind(kind)) return undefined;
  const { rows } = await sql<StoredMailText>`${statementName("own_mail_texts")}
    select locale, subject, lines, button, after from mail_texts where kind = ${kind}`.execute(tx);
  return chooseMailText(rows, locale);
}

/**
 * Returns the text in the reader's language, or in its more general form, such as `pt` for `pt-BR`; else
 * undefined.
 */
export function chooseMailText(
  texts: readonly StoredMailText[],
  locale: Locale,
): AccountMailText | undefined {
  const wider = locale === "pt-BR" ? "pt" : locale === "es-CL" ? "es" : locale;
  const found = texts.find((one) => one.locale === locale) ?? texts.find((one) => one.locale === wider);
  return found && ownMailText(found);
}

/** Maps a stored row to a mail text. Does not validate: the API checks rows when they are written. */
export function ownMailText({ subject, lines, button, after }: Row): AccountMailText {
  return {
    subject,
    text: lines as string[],
    after: after as string[],
    ...(button === null ? {} : { button }),
  };
}
