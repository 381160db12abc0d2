import { asLocale } from "@anteroom/domain/locales";
import { queueAccountMail } from "../../platform/account-mail.ts";
import { issueAccountToken, retireAccountTokens } from "../../platform/account-tokens.ts";
import type { Tx } from "../../platform/database.ts";
import type { Services } from "../../platform/services.ts";
import { tenantAddress } from "../../platform/tenant-address.ts";
import type { Tenant } from "../../platform/tenants.ts";
import { tokenKinds } from "./token-kinds.ts";

type Wanted = {
  tenant: Tenant;
  patientId: number;
  mail: "recover_password" | "renew_password";
  now: Date;
  /** Where the patient has chosen no language. */
  language?: string | undefined;
};

/** Mails a link to choose a new password; links sent before open nothing any more. */
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
  await retireAccountTokens(tx, { patientId, kinds: [kind], now });
  const token = await issueAccountToken(tx, { tenantId: tenant.id, kind, patientId, now, lifetime });
  await queueAccountMail(tx, services, {
    tenant,
    to: account.login,
    language:
      asLocale(account.language ?? undefined) ?? asLocale(language) ?? tenant.settings.defaultLanguage,
    kind: mail,
    link: tenantAddress(services.config, tenant, `/set-password?token=${token}`),
    facts: { minutes: String(lifetime / 60_000) },
    patientId,
    now,
  });
}
