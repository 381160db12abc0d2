import { asLocale } from "@anteroom/domain/shared/locales";
import { isPathOpen } from "@anteroom/domain/account/guard-gate";
import { careNotice } from "@anteroom/domain/account/care";
import { issueAccountToken, retireAccountTokens } from "../../../shared/account/account-tokens.ts";
import { timeFacts } from "../../../platform/mail/appointment-details.ts";
import { queueAccountMail } from "../../../shared/mail/account-mail.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Services } from "../../../platform/config/services.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";

/** Kind of the token in a care request's mail. */
export const careTokenKind = "care_agreement";

type Setting = { services: Pick<Services, "jobs" | "config">; tenant: Tenant; now: Date };

type CareRequest = {
  id: number;
  email: string;
  language: string | null;
  /** The account that asks; null when the clock does, on coming of age. */
  requestedBy: number | null;
};

/**
 * Queues a mail that asks an adult whether someone may act for them, with a link for their answer.
 * Invalidates an earlier link. Does not change the person's row.
 */
export async function askForAgreement(
  tx: Tx,
  { id, email, language, requestedBy }: CareRequest,
  { services, tenant, now }: Setting,
): Promise<void> {
  await retireAccountTokens(tx, { patientId: id, kinds: [careTokenKind], now });
  const token = await issueAccountToken(tx, {
    tenantId: tenant.id,
    kind: careTokenKind,
    patientId: id,
    now,
    lifetime: careNotice,
  });
  await queueAccountMail(tx, services, {
    tenant,
    to: email,
    language: asLocale(language ?? undefined) ?? tenant.settings.defaultLanguage,
    kind: "care_asked",
    link: tenantAddress(services.config, tenant, `/login?care=${token}`),
    patientId: id,
    requestedBy,
    isOwed: requestedBy === null,
    now,
  });
}

/** Returns the settings' address of the family, or the home page when the clinic has closed the settings. */
function familyAddress({ config }: Setting["services"], tenant: Tenant): string {
  const family = "/profile-settings?section=dependents";
  return tenantAddress(config, tenant, isPathOpen(family, tenant.settings) ? family : "/");
}

type Parent = { id: number; email: string; language: string | null };

/**
 * Queues a mail to the patient that a dependent comes of age and will decide alone from `endsAt`. Changes
 * nothing else.
 */
export async function notifyCareEnds(
  tx: Tx,
  parent: Parent,
  endsAt: Date,
  { services, tenant, now }: Setting,
): Promise<void> {
  const language = asLocale(parent.language ?? undefined) ?? tenant.settings.defaultLanguage;
  await queueAccountMail(tx, services, {
    tenant,
    to: parent.email,
    language,
    kind: "care_ending",
    link: familyAddress(services, tenant),
    facts: { day: timeFacts(endsAt, "UTC", language, tenant.settings).day },
    patientId: parent.id,
    now,
  });
}

/**
 * Queues a mail to the patient that they no longer act for a dependent, who has come of age or refused.
 * Changes nothing else.
 */
export async function notifyCareEnded(
  tx: Tx,
  { id, email, language }: Parent,
  { services, tenant, now }: Setting,
): Promise<void> {
  await queueAccountMail(tx, services, {
    tenant,
    to: email,
    language: asLocale(language ?? undefined) ?? tenant.settings.defaultLanguage,
    kind: "care_ended",
    link: familyAddress(services, tenant),
    patientId: id,
    now,
  });
}
