import { asLocale } from "@anteroom/domain/shared/locales";
import { recoveryPause } from "@anteroom/domain/notifications/mail-budgets";
import { queueAccountMail } from "../../../shared/mail/account-mail.ts";
import { issueAccountToken, retireAccountTokens } from "../../../shared/account/account-tokens.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Services } from "../../../platform/config/services.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { tokenKinds } from "./token-kinds.ts";

type Wanted = {
  tenant: Tenant;
  patientId: number;
  mail: "recover_password" | "renew_password";
  now: Date;
  /** Language of the request; default: the patient's. */
  language?: string | undefined;
};

/**
 * Queues a mail with a link to set a new password and invalidates earlier links. Skipped, without notice,
 * when a valid link is less than a minute old or the patient has no account. Throws `too_many_mails`, which
 * keeps the earlier links. Does not audit.
 */
export async function sendPasswordLink(
  tx: Tx,
  services: Pick<Services, "jobs" | "config">,
  { tenant, patientId, mail, now, language }: Wanted,
): Promise<void> {
  const account = await tx
    .selectFrom("credentials")
    .innerJoin("patients", (join) =>
      join
        .onRef("patients.id", "=", "credentials.patient_id")
        .onRef("patients.tenant_id", "=", "credentials.tenant_id"),
    )
    .select(["credentials.login", "patients.language"])
    .where("credentials.patient_id", "=", patientId)
    .executeTakeFirst();
  if (!account) return; // erased meanwhile
  const { kind, lifetime } = tokenKinds.setPassword;
  if (await hasFreshLink(tx, patientId, now)) return;
  await retireAccountTokens(tx, { patientId, kinds: [kind], now });
  const token = await issueAccountToken(tx, { tenantId: tenant.id, kind, patientId, now, lifetime });
  await queueAccountMail(tx, services, {
    tenant,
    to: account.login,
    language:
      asLocale(language) ?? asLocale(account.language ?? undefined) ?? tenant.settings.defaultLanguage,
    kind: mail,
    link: tenantAddress(services.config, tenant, `/set-password?token=${token}`),
    facts: { minutes: String(lifetime / 60_000) },
    patientId,
    now,
  });
}

async function hasFreshLink(tx: Tx, patientId: number, now: Date): Promise<boolean> {
  const link = await tx
    .selectFrom("account_tokens")
    .select("created_at")
    .where("patient_id", "=", patientId)
    .where("kind", "=", tokenKinds.setPassword.kind)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("created_at", ">", new Date(now.getTime() - recoveryPause))
    .executeTakeFirst();
  return link !== undefined;
}
