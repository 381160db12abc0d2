import type { logIn as shape } from "@anteroom/contract/account";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { audit } from "../../platform/audit.ts";
import { patientHeader } from "../../platform/authentication.ts";
import type { Tx } from "../../platform/database.ts";
import type { Call } from "../../platform/mount.ts";
import { verifyPassword } from "../../platform/password.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { secondFactorDue } from "../../platform/second-factor.ts";
import type { Services } from "../../platform/services.ts";
import { createSession } from "../../platform/sessions.ts";
import { countTry, forgiveTries, subjectsOf, type Subjects } from "../../platform/try-limits.ts";
import { asLogin, findAccount } from "./find-account.ts";

type Answer = AnswerOf<typeof shape>;

/** A session for a login and its password, or the question for a second factor. Whether the account exists shows neither in the answer nor in its time. */
export async function logIn(
  services: Pick<Services, "jobs">,
  call: Call<typeof shape>,
): Promise<Answer | ProblemOutcome> {
  const { tenant, body, address, now, tx, reply } = call;
  reply.header("cache-control", "no-store");
  if (!tenant.settings.patientsLogIn) return problem("feature_off");
  const login = asLogin(body.login, tenant.settings);
  const subjects = subjectsOf(login.text, address);
  const wait = await tx((one) => countTry(one, tenant.id, subjects, now));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  const account = await tx((one) => findAccount(one, login));
  // Outside of any transaction: it takes tens of milliseconds on purpose.
  const isRight = await verifyPassword(body.password, account?.password_hash ?? null);
  return tx<Answer | ProblemOutcome>((one) =>
    isRight && account
      ? admit(one, services, call, { patientId: account.patient_id, subjects })
      : refuse(one, call, account?.patient_id),
  );
}

async function refuse(tx: Tx, { tenant }: Call<typeof shape>, patientId?: number): Promise<ProblemOutcome> {
  const object = patientId === undefined ? "patient/unknown" : `patient/${patientId}`;
  await audit(tx, tenant.id, { actor: "anyone", action: "session.refuse", object });
  return problem("wrong_credentials");
}

type Known = { patientId: number; subjects: Subjects };

async function admit(
  tx: Tx,
  services: Pick<Services, "jobs">,
  { tenant, locale, now, request }: Call<typeof shape>,
  { patientId, subjects }: Known,
): Promise<Answer | ProblemOutcome> {
  await forgiveTries(tx, subjects);
  const due = await secondFactorDue(tx, services, { tenant, patientId, locale, now });
  if (due) return due;
  const { [patientHeader]: token } = request.headers;
  const former = typeof token === "string" ? token : null;
  const session = { tenantId: tenant.id, patientId, now, former, isProven: true };
  return { data: { entity: await createSession(tx, session) } };
}
