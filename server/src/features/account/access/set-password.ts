import type { setPassword as shape } from "@anteroom/contract/account/passwords";
import { asLocale } from "@anteroom/domain/shared/locales";
import { timeFacts } from "../../../platform/mail/appointment-details.ts";
import { queueAccountMail } from "../../../shared/mail/account-mail.ts";
import { findAccountToken, consumeAccountToken } from "../../../shared/account/account-tokens.ts";
import { audit } from "../../../platform/privacy/audit.ts";
import { patientHeader, patientOfToken } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { rememberDevice } from "../../../shared/account/known-devices.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { hashPassword, verifyPassword } from "../../../platform/crypto/password.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { invalidatePendingCredentials } from "../../../shared/account/retire-pending.ts";
import type { Services } from "../../../platform/config/services.ts";
import { endOtherSessions } from "../../../platform/http/sessions.ts";
import { clearSignInTries } from "../../../shared/account/sign-in-attempts.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import { countTry, resetTries, subjectsOf } from "../../../platform/http/rate-limits.ts";
import type { SessionListener } from "./session-listener.ts";
import { refuseWeakPassword } from "./check-password.ts";
import { tokenKinds } from "./token-kinds.ts";

type SetCall = Call<typeof shape>;
type Outcome = Promise<ProblemOutcome | undefined>;

/**
 * Sets a new password, with a mail's token or the current password (D.58). Ends the patient's other sessions,
 * invalidates pending links and codes, audits and mails the owner. With a token all sessions end, tries are
 * reset and the device cookie is set, but no session is created. A weak password does not consume the token.
 * Wrong current passwords are limited.
 */
export function setPassword(call: SetCall, services: Services, listener: SessionListener): Outcome {
  call.reply.header("cache-control", "no-store");
  const { body } = call;
  return "token" in body
    ? setByToken(call, body, services, listener)
    : setByCurrent(call, body, services, listener);
}

async function setByToken(
  call: SetCall,
  { token, password }: { token: string; password: string },
  services: Services,
  listener: SessionListener,
): Outcome {
  const { now, tx } = call;
  const requested = { kind: tokenKinds.setPassword.kind, token, now };
  const account = await tx(async (one) => {
    const seen = await findAccountToken(one, requested);
    return seen?.patientId ? accountOf(one, seen.patientId) : undefined;
  });
  if (!account) return problem("link_not_valid");
  const refusal = refuseWeakPassword(password, labelsOf(call, account));
  if (refusal) return refusal; // the link stays valid
  const hash = await hashPassword(password);
  const ended = await tx(async (one) => {
    const used = await consumeAccountToken(one, requested);
    if (!used) return null;
    await clearSignInTries(one, await signInNamesOf(one, account));
    return changePassword(one, call, services, { account, hash, except: null });
  });
  if (!ended) return problem("link_not_valid");
  const { request, reply, tenant } = call;
  const device = { config: services.config, tenantId: tenant.id, patientId: account.patient_id };
  rememberDevice(reply, request.headers.cookie, device);
  ended.forEach((tokenHash) => listener.forgetSession(tokenHash));
  return undefined;
}

async function setByCurrent(
  call: SetCall,
  { current_password: current, password }: { current_password: string; password: string },
  services: Services,
  listener: SessionListener,
): Outcome {
  const { tenant, request, now, address, tx } = call;
  const header = request.headers[patientHeader];
  const known = await tx(async (one) => {
    const caller = typeof header === "string" ? await patientOfToken(one, header, now) : null;
    const account = caller && (await accountOf(one, caller.patientId));
    return account ? { caller, account } : null;
  });
  if (!known) return problem("unauthenticated");
  const { caller, account } = known;
  const subjects = subjectsOf(`password ${caller.patientId}`, address);
  const wait = await tx((one) => countTry(one, tenant.id, subjects, now));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  if (!(await verifyPassword(current, account.password_hash))) return problem("wrong_password");
  await tx((one) => resetTries(one, subjects));
  const refusal = refuseWeakPassword(password, labelsOf(call, account));
  if (refusal) return refusal;
  const hash = await hashPassword(password);
  const ended = await tx((one) =>
    changePassword(one, call, services, { account, hash, except: caller.tokenHash }),
  );
  ended.forEach((tokenHash) => listener.forgetSession(tokenHash));
  return undefined;
}

type Account = {
  patient_id: number;
  login: string;
  password_hash: string;
  name: string;
  language: string | null;
  time_zone: string | null;
};

function accountOf(tx: Tx, patientId: number): Promise<Account | undefined> {
  return tx
    .selectFrom("credentials")
    .innerJoin("patients", (join) =>
      join
        .onRef("patients.id", "=", "credentials.patient_id")
        .onRef("patients.tenant_id", "=", "credentials.tenant_id"),
    )
    .select(["patient_id", "login", "password_hash", "name", "language", "time_zone"])
    .where("credentials.patient_id", "=", patientId)
    .executeTakeFirst();
}

/** Returns every name the account signs in with: its address, and its verified CPF. */
async function signInNamesOf(tx: Tx, { patient_id: patientId, login }: Account): Promise<string[]> {
  const numbers = await tx
    .selectFrom("taxpayer_logins")
    .select("number")
    .where("patient_id", "=", patientId)
    .execute();
  return [login, ...numbers.map(({ number }) => number)];
}

const labelsOf = ({ tenant }: SetCall, { login, name }: Account) => [login, name, tenant.manifest.name];

type Change = { account: Account; hash: string; except: Buffer | null };

/** Changes the password and returns the token hashes of the ended sessions. */
async function changePassword(
  tx: Tx,
  { tenant, now }: SetCall,
  services: Services,
  { account, hash, except }: Change,
): Promise<Buffer[]> {
  const patientId = account.patient_id;
  await tx
    .updateTable("credentials")
    .set({ password_hash: hash, changed_at: now, expired_at: null })
    .where("patient_id", "=", patientId)
    .execute();
  await invalidatePendingCredentials(tx, { patientId, now });
  const ended = await endOtherSessions(tx, patientId, except, now);
  const subject = `patient/${patientId}`;
  await audit(tx, tenant.id, { actor: subject, action: "password.change", object: subject });
  const language = asLocale(account.language ?? undefined) ?? tenant.settings.defaultLanguage;
  const zone = account.time_zone ?? tenant.settings.timeZone;
  await queueAccountMail(tx, services, {
    tenant,
    to: account.login,
    language,
    kind: "password_changed",
    link: tenantAddress(services.config, tenant, "/recover-password"),
    facts: timeFacts(now, zone, language, tenant.settings),
    patientId,
    now,
  });
  return ended;
}
