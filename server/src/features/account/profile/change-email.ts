import type {
  changeEmail as changeShape,
  confirmEmail as confirmShape,
} from "@anteroom/contract/account/profile";
import { asLocale } from "@anteroom/domain/shared/locales";
import { queueAccountMail } from "../../../shared/mail/account-mail.ts";
import {
  issueAccountToken,
  retireAccountTokens,
  consumeAccountToken,
} from "../../../shared/account/account-tokens.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { verifyPassword } from "../../../platform/crypto/password.ts";
import { problem, ProblemError, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { countTry, resetTries, subjectsOf } from "../../../platform/http/rate-limits.ts";
import { emailOf, lockCredentials, setLogin } from "./account-email.ts";
import { issueUndoToken, undoDays } from "./undo-email.ts";

const kind = "change_email";
const minutes = 60;

/**
 * Requests a change of address with the current password: mails a link, valid for an hour, to the new
 * address, invalidates an earlier one and audits it. Nothing changes before `confirmEmail`. The answer does
 * not reveal whether the address is in use. Wrong passwords are limited.
 */
export async function changeEmail(
  { tenant, caller, body, address, now, tx }: Call<typeof changeShape>,
  services: Services,
): Promise<undefined | ProblemOutcome> {
  if (!tenant.settings.patientsProfileSettings) return problem("feature_off");
  const { patientId } = caller;
  const subjects = subjectsOf(`password ${patientId}`, address);
  const wait = await tx((one) => countTry(one, tenant.id, subjects, now));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  const account = await tx((one) => accountOf(one, patientId));
  if (!(await verifyPassword(body.current_password, account?.password_hash ?? null)))
    return problem("wrong_password");
  await tx((one) => resetTries(one, subjects));
  return tx(async (one) => {
    // The password may have changed since it was verified; then the request is refused.
    const current = await lockCredentials(one, patientId);
    if (current?.password_hash !== account?.password_hash) return problem("wrong_password");
    await retireAccountTokens(one, { patientId, kinds: [kind], now });
    const token = await issueAccountToken(one, {
      tenantId: tenant.id,
      kind,
      patientId,
      payload: { email: body.email },
      now,
      lifetime: minutes * 60_000,
    });
    await queueAccountMail(one, services, {
      tenant,
      to: body.email,
      language: asLocale(account?.language ?? undefined) ?? tenant.settings.defaultLanguage,
      kind: "confirm_new_email",
      link: tenantAddress(services.config, tenant, `/login?new_email=${token}`),
      facts: { minutes: String(minutes) },
      patientId,
      now,
    });
    const object = `patient/${patientId}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "email.ask", object });
    return undefined;
  });
}

/**
 * Consumes the link of `changeEmail`: mails and sign-in use the new address. Invalidates all other account
 * links, audits it, and mails the old address a link that undoes it. `link_not_valid` also when another
 * account uses the address.
 */
export async function confirmEmail(
  { tenant, body, now, tx, reply }: Call<typeof confirmShape>,
  services: Services,
): Promise<undefined | ProblemOutcome> {
  reply.header("cache-control", "no-store");
  return tx(async (one) => {
    const used = await consumeAccountToken(one, { kind, token: body.token, now });
    const email = emailOf(used?.payload);
    const before = used?.patientId ? await accountOf(one, used.patientId) : undefined;
    if (!used?.patientId || !before || email === null) return problem("link_not_valid");
    if (!(await setLogin(one, used.patientId, email))) throw new ProblemError("link_not_valid");
    // Links in the old mailbox become invalid: its holder may be the reason for the change.
    await retireAccountTokens(one, { patientId: used.patientId, kinds: "all", now });
    const changed = { patientId: used.patientId, requested: used.createdAt, before };
    await notifyOldAddress(one, services, { tenant, now, ...changed });
    const actor = `patient/${used.patientId}`;
    await audit(one, tenant.id, { actor, action: "email.change", object: actor });
    return undefined;
  });
}

type Changed = {
  tenant: Tenant;
  patientId: number;
  requested: Date;
  before: { email: string | null; login: string; language: string | null };
  now: Date;
};

/** Mails the old address about the change, with a link that undoes it. */
async function notifyOldAddress(tx: Tx, services: Services, changed: Changed): Promise<void> {
  const { tenant, patientId, requested, before, now } = changed;
  const email = before.email ?? before.login;
  const token = await issueUndoToken(tx, { tenantId: tenant.id, patientId, email, since: requested, now });
  await queueAccountMail(tx, services, {
    tenant,
    to: email,
    language: asLocale(before.language ?? undefined) ?? tenant.settings.defaultLanguage,
    kind: "email_changed",
    link: tenantAddress(services.config, tenant, `/login?undo_email=${token}`),
    facts: { days: String(undoDays) },
    patientId,
    now,
  });
}

function accountOf(tx: Tx, patientId: number) {
  return tx
    .selectFrom("credentials")
    .innerJoin("patients", (join) =>
      join
        .onRef("patients.id", "=", "credentials.patient_id")
        .onRef("patients.tenant_id", "=", "credentials.tenant_id"),
    )
    .select(["credentials.password_hash", "credentials.login", "patients.email", "patients.language"])
    .where("credentials.patient_id", "=", patientId)
    .executeTakeFirst();
}
