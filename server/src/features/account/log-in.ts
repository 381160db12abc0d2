import type { logIn as shape } from "@anteroom/contract/account";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { audit } from "../../platform/audit.ts";
import { patientHeader } from "../../platform/authentication.ts";
import type { Tx } from "../../platform/database.ts";
import type { Call } from "../../platform/mount.ts";
import { verifyPassword } from "../../platform/password.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { createSession } from "../../platform/sessions.ts";
import { countTry, forgiveTries, subjectsOf, type Subjects } from "./log-in-limits.ts";

type Answer = AnswerOf<typeof shape>;

/** A session for a login and its password. Whether the account exists shows neither in the answer nor in its time. */
export async function logIn(call: Call<typeof shape>): Promise<Answer | ProblemOutcome> {
  const { tenant, body, address, now, tx, reply } = call;
  reply.header("cache-control", "no-store");
  if (!tenant.settings.patientsLogIn) return problem("feature_off");
  const login = body.login.toLowerCase();
  const subjects = subjectsOf(login, address);
  const wait = await tx((one) => countTry(one, tenant.id, subjects, now));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  const account = await tx((one) => accountOf(one, login));
  // Outside of any transaction: it takes tens of milliseconds on purpose.
  const isRight = await verifyPassword(body.password, account?.password_hash ?? null);
  return tx<Answer | ProblemOutcome>((one) =>
    isRight && account
      ? admit(one, call, account.patient_id, subjects)
      : refuse(one, call, account?.patient_id),
  );
}

function accountOf(tx: Tx, login: string) {
  return tx
    .selectFrom("credentials")
    .select(["patient_id", "password_hash"])
    .where("login", "=", login)
    .executeTakeFirst();
}

async function refuse(tx: Tx, { tenant }: Call<typeof shape>, patientId?: number): Promise<ProblemOutcome> {
  const object = patientId === undefined ? "patient/unknown" : `patient/${patientId}`;
  await audit(tx, tenant.id, { actor: "anyone", action: "session.refuse", object });
  return problem("wrong_credentials");
}

async function admit(
  tx: Tx,
  { tenant, now, request }: Call<typeof shape>,
  patientId: number,
  subjects: Subjects,
): Promise<Answer> {
  await forgiveTries(tx, subjects);
  const { [patientHeader]: former } = request.headers;
  const session = { tenantId: tenant.id, patientId, now, former: typeof former === "string" ? former : null };
  return { data: { entity: await createSession(tx, session) } };
}
