import type { AccountMailKind, AccountMailText } from "@anteroom/content/messages/account-mail";
import { customisableMailKinds } from "@anteroom/domain/notifications/own-mails";
import type { Locale } from "@anteroom/domain/shared/locales";
import { sql } from "kysely";
import { statementName } from "../../platform/database/named-statements.ts";
import type { Tx } from "../../platform/database/database.ts";

type Row = { subject: string; lines: unknown; button: string | null; after: unknown };

/** A clinic's text for one kind of mail, as stored. */
export type StoredMailText = Row & { locale: string };

/** Whether a clinic may word emails of this kind. */
const isOwnKind = (kind: AccountMailKind) =>
  (customisableMailKinds as readonly AccountMailKind[]).includes(kind);

/** Returns the clinic's text of this kind in the reader's language; undefined when it has none. */
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

/** Chooses the text in the reader's language or its more general form, such as `pt` for `pt-BR`. */
export function chooseMailText(
  texts: readonly StoredMailText[],
  locale: Locale,
): AccountMailText | undefined {
  const wider = locale === "pt-BR" ? "pt" : locale === "es-CL" ? "es" : locale;
  const found = texts.find((one) => one.locale === locale) ?? texts.find((one) => one.locale === wider);
  return found && ownMailText(found);
}

/** Maps a stored row to a mail text. Does not validate: the API has checked rows when they were written. */
export function ownMailText({ subject, lines, button, after }: Row): AccountMailText {
  return {
    subject,
    text: lines as string[],
    after: after as string[],
    ...(button === null ? {} : { button }),
  };
}
