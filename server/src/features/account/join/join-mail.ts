import { asLocale, type Locale } from "@anteroom/domain/shared/locales";
import type { Tx } from "../../../platform/database/database.ts";
import { timeFacts, zoneOfReader } from "../../../platform/mail/appointment-details.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { queueAccountMail, type MailServices } from "../../../shared/mail/account-mail.ts";
import { maskedEmail } from "../../../shared/mail/code-mail.ts";
import type { Accounts } from "./compare-accounts.ts";

/** Whom a join is announced to. */
export type JoinReader = { to: string; patientId: number; language: Locale; zone: string };

type Setting = { tenant: Tenant; locale: Locale };

/** Returns the addresses of both accounts, that of the ending one first. Call it before they are joined. */
export async function readJoinReaders(
  tx: Tx,
  { from, into }: Accounts,
  { tenant, locale }: Setting,
): Promise<JoinReader[]> {
  const rows = await tx
    .selectFrom("patients")
    .leftJoin("credentials", (join) =>
      join
        .onRef("credentials.patient_id", "=", "patients.id")
        .onRef("credentials.tenant_id", "=", "patients.tenant_id"),
    )
    .select(["patients.id", "patients.email", "credentials.login", "patients.language", "patients.time_zone"])
    .where("patients.id", "in", [from, into])
    .execute();
  const readers = rows.flatMap(({ id, email, login, language, time_zone }) => {
    const to = email ?? login;
    if (to === null) return [];
    const zone = zoneOfReader(time_zone, tenant.settings);
    return [{ to, patientId: id, language: asLocale(language ?? "") ?? locale, zone }];
  });
  return readers.toSorted((a) => (a.patientId === from ? -1 : 1));
}

type Joined = { tenant: Tenant; accounts: Accounts; readers: readonly JoinReader[]; now: Date };

/**
 * Queues an email to both addresses that says when which sign-in ended, and what to do if it was not the reader. That
 * to the address that is gone is deleted once it is sent. Call it after the join.
 */
export async function mailJoin(
  tx: Tx,
  services: MailServices,
  { tenant, accounts: { from, into }, readers, now }: Joined,
): Promise<void> {
  const addressOf = (id: number) => readers.find(({ patientId }) => patientId === id)?.to;
  const [ended, stays] = [addressOf(from), addressOf(into)];
  const facts = {
    ...(ended === undefined ? {} : { ended: maskedEmail(ended) }),
    ...(stays === undefined ? {} : { stays: maskedEmail(stays) }),
  };
  const isOneAddress = ended?.toLowerCase() === stays?.toLowerCase();
  for (const { to, patientId, language, zone } of readers) {
    const isGone = patientId === from;
    if (isGone && isOneAddress) continue;
    await queueAccountMail(tx, services, {
      tenant,
      to,
      language,
      kind: "accounts_joined",
      facts: { ...facts, ...timeFacts(now, zone, language, tenant.settings) },
      without: ["ended", "stays"].filter((place) => !(place in facts)),
      patientId: isGone ? null : patientId,
      isOwed: true,
      isDeletedWhenSent: isGone,
      now,
    });
  }
}
