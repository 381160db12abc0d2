import type { logIn as shape } from "@anteroom/contract/account/account";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { audit } from "../../../platform/privacy/audit.ts";
import { patientHeader } from "../../../platform/http/authentication.ts";
import type { Config } from "../../../platform/config/config.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { refuseExpiredPassword } from "../../../shared/account/expired-password.ts";
import { knownDevice, rememberDevice } from "../../../shared/account/known-devices.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { verifyPassword } from "../../../platform/crypto/password.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { secondFactorDue } from "../../../shared/account/second-factor.ts";
import type { Services } from "../../../platform/config/services.ts";
import { createSession } from "../../../platform/http/sessions.ts";
import {
  countSignIn,
  resetTriesAfterSignIn,
  type SignInTry,
} from "../../../shared/account/sign-in-attempts.ts";
import { cpfDigits } from "@anteroom/domain/account/cpf";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";

type Answer = AnswerOf<typeof shape>;
type Deps = { config: Pick<Config, "dataKey" | "baseUrl"> } & Pick<Services, "jobs">;

/** The parts of a request that a sign-in by password needs. */
export type PasswordCall = Pick<
  Call<typeof shape>,
  "tenant" | "locale" | "body" | "address" | "now" | "request" | "tx"
>;

/** What happens to an account whose owner has signed in; in the transaction that says so. */
export type OnSignedIn<T> = (tx: Tx, patientId: number) => Promise<T | ProblemOutcome>;

/**
 * Creates a session for a name (e-mail address or verified CPF) and password. Ends the request's former session and
 * sets the device cookie. Refuses as `signInByPassword` does.
 */
export function logIn(services: Deps, call: Call<typeof shape>): Promise<Answer | ProblemOutcome> {
  const { tenant, now, request, reply } = call;
  reply.header("cache-control", "no-store");
  return signInByPassword<Answer>(services, call, async (tx, patientId) => {
    const { [patientHeader]: token } = request.headers;
    const former = typeof token === "string" ? token : null;
    const session = { tenantId: tenant.id, patientId, now, former, isProven: true };
    const entity = await createSession(tx, session);
    rememberDevice(reply, request.headers.cookie, { ...services, tenantId: tenant.id, patientId });
    return { data: { entity } };
  });
}

/**
 * Checks a name (e-mail address or verified CPF) and password, and calls `onSignedIn` when nothing more is needed.
 * Returns a problem when a second factor or a new password is required. Failures are audited. Tries are counted before
 * the password is checked. Answer and time do not reveal whether the account exists.
 */
export async function signInByPassword<T>(
  services: Deps,
  call: PasswordCall,
  onSignedIn: OnSignedIn<T>,
): Promise<T | ProblemOutcome> {
  const { tenant, body, address, now, request, tx } = call;
  if (!tenant.settings.patientsLogIn) return problem("feature_off");
  const login = asLogin(body.login, tenant.settings);
  const account = await tx((one) => findAccount(one, login));
  const device = { config: services.config, tenantId: tenant.id, patientId: account?.patient_id ?? 0 };
  const deviceId = account ? knownDevice(request.headers.cookie, device) : null;
  const attempt = { tenantId: tenant.id, login: login.text, address, deviceId, now };
  const wait = await tx((one) => countSignIn(one, attempt));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  // Outside any transaction: hashing takes tens of milliseconds on purpose.
  const isRight = await verifyPassword(body.password, account?.password_hash ?? null);
  return tx<T | ProblemOutcome>(async (one) => {
    if (!isRight || !account) return refuse(one, call, account?.patient_id);
    return (await admit(one, services, call, { account, attempt })) ?? onSignedIn(one, account.patient_id);
  });
}

async function refuse(tx: Tx, { tenant }: PasswordCall, patientId?: number): Promise<ProblemOutcome> {
  const object = patientId === undefined ? "patient/unknown" : `patient/${patientId}`;
  await audit(tx, tenant.id, { actor: "anyone", action: "session.refuse", object });
  return problem("wrong_credentials");
}

type Known = { account: Account; attempt: SignInTry };

/** Returns what is required besides the right password, or null. */
async function admit(
  tx: Tx,
  services: Deps,
  { tenant, locale, now }: PasswordCall,
  { account, attempt }: Known,
): Promise<ProblemOutcome | null> {
  const { patient_id: patientId } = account;
  await resetTriesAfterSignIn(tx, attempt);
  const expired = await refuseExpiredPassword(tx, { tenantId: tenant.id, patientId, now });
  return expired ?? secondFactorDue(tx, services, { tenant, patientId, locale, now });
}

type Login = { kind: "email" | "cpf"; text: string };

/** Reads the typed name: a CPF where the clinic accepts one, else an e-mail address (S5.LOGIN, C.09). */
function asLogin(
  typed: string,
  { patientsTaxpayerLogin }: Pick<ApplicationSettings, "patientsTaxpayerLogin">,
): Login {
  const cpf = patientsTaxpayerLogin ? cpfDigits(typed) : null;
  return cpf === null ? { kind: "email", text: typed.toLowerCase() } : { kind: "cpf", text: cpf };
}

/** The account of a log-in name, or undefined. A CPF counts once it is verified (decision 16). */
async function findAccount(tx: Tx, { kind, text }: Login): Promise<Account | undefined> {
  const accounts = tx.selectFrom("credentials").select(["credentials.patient_id", "password_hash"]);
  if (kind === "email") return accounts.where("login", "=", text).executeTakeFirst();
  return accounts
    .innerJoin("taxpayer_logins", (join) =>
      join
        .onRef("taxpayer_logins.patient_id", "=", "credentials.patient_id")
        .onRef("taxpayer_logins.tenant_id", "=", "credentials.tenant_id"),
    )
    .where("number", "=", text)
    .executeTakeFirst();
}

type Account = { patient_id: number; password_hash: string };
