import type { logIn as shape } from "@anteroom/contract/account";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { audit } from "../../platform/audit.ts";
import { patientHeader } from "../../platform/authentication.ts";
import type { Config } from "../../platform/config.ts";
import type { Tx } from "../../platform/database.ts";
import { expiredPassword } from "../../platform/expired-password.ts";
import { knownDevice, rememberDevice } from "../../platform/known-devices.ts";
import type { Call } from "../../platform/mount.ts";
import { verifyPassword } from "../../platform/password.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { secondFactorDue } from "../../platform/second-factor.ts";
import type { Services } from "../../platform/services.ts";
import { createSession } from "../../platform/sessions.ts";
import { countSignIn, forgiveSignIn, type SignInTry } from "../../platform/sign-in-tries.ts";
import { asLogin, findAccount, type Account } from "./find-account.ts";

type Answer = AnswerOf<typeof shape>;
type Needs = { config: Pick<Config, "dataKey" | "baseUrl"> } & Pick<Services, "jobs">;

/** A session for a login and its password, or the question for a second factor. Whether the account exists shows neither in the answer nor in its time. */
export async function logIn(services: Needs, call: Call<typeof shape>): Promise<Answer | ProblemOutcome> {
  const { tenant, body, address, now, request, tx, reply } = call;
  reply.header("cache-control", "no-store");
  if (!tenant.settings.patientsLogIn) return problem("feature_off");
  const login = asLogin(body.login, tenant.settings);
  const account = await tx((one) => findAccount(one, login));
  const device = { config: services.config, tenantId: tenant.id, patientId: account?.patient_id ?? 0 };
  const deviceId = account ? knownDevice(request.headers.cookie, device) : null;
  const attempt = { tenantId: tenant.id, login: login.text, address, deviceId, now };
  const wait = await tx((one) => countSignIn(one, attempt));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  // Outside of any transaction: it takes tens of milliseconds on purpose.
  const isRight = await verifyPassword(body.password, account?.password_hash ?? null);
  return tx<Answer | ProblemOutcome>((one) =>
    isRight && account
      ? admit(one, services, call, { account, attempt })
      : refuse(one, call, account?.patient_id),
  );
}

async function refuse(tx: Tx, { tenant }: Call<typeof shape>, patientId?: number): Promise<ProblemOutcome> {
  const object = patientId === undefined ? "patient/unknown" : `patient/${patientId}`;
  await audit(tx, tenant.id, { actor: "anyone", action: "session.refuse", object });
  return problem("wrong_credentials");
}

type Known = { account: Account; attempt: SignInTry };

async function admit(
  tx: Tx,
  services: Needs,
  { tenant, locale, now, request, reply }: Call<typeof shape>,
  { account, attempt }: Known,
): Promise<Answer | ProblemOutcome> {
  const { patient_id: patientId } = account;
  await forgiveSignIn(tx, attempt);
  const expired = await expiredPassword(tx, { tenantId: tenant.id, patientId, now });
  if (expired) return expired;
  const due = await secondFactorDue(tx, services, { tenant, patientId, locale, now });
  if (due) return due;
  const { [patientHeader]: token } = request.headers;
  const former = typeof token === "string" ? token : null;
  const session = { tenantId: tenant.id, patientId, now, former, isProven: true };
  const entity = await createSession(tx, session);
  rememberDevice(reply, request.headers.cookie, { ...services, tenantId: tenant.id, patientId });
  return { data: { entity } };
}
