import type * as shapes from "@anteroom/contract/account/provider-sign-in";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { newToken } from "../../../platform/crypto/secrets.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, ProblemError, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { makePatient } from "../access/confirm-sign-up.ts";
import { changeSecurity, notifyOfChange } from "../security/change-security.ts";
import { forgetIdentity, readIdentity, type KnownIdentity } from "./known-identity.ts";
import { openProviderSession, type PatientProviderDeps } from "./provider-sign-in.ts";

type MakeCall = Call<typeof shapes.makeProviderAccount>;
type LinkCall = Call<typeof shapes.linkProviderAccount>;

/**
 * Creates the account of the person whom the provider has authenticated in this browser within 10 minutes, bound
 * to them, and signs it in. Its password is random: the owner may set one by e-mail. Guest appointments of the address
 * move to the account, and the stored person is deleted. `provider_refused` without a stored person;
 * `provider_account_exists` when address or person has an account by now: the person stays stored, for linking.
 */
export async function makeProviderAccount(
  deps: PatientProviderDeps,
  call: MakeCall,
): Promise<AnswerOf<typeof shapes.makeProviderAccount> | ProblemOutcome> {
  const { tenant, body, host, locale, now, tx, request, reply } = call;
  reply.header("cache-control", "no-store");
  if (!tenant.settings.patientsLogIn || !tenant.settings.patientsSignUp) return problem("feature_off");
  if (body.terms_version !== tenant.settings.termsVersion) return problem("terms_changed");
  const place = { config: deps.services.config, tenantId: tenant.id };
  const identity = await tx((one) => readIdentity(one, request.headers.cookie, place, { host, now }));
  if (!identity) return problem("provider_refused");
  const hash = await hashPassword(newToken());
  const made = await tx<AnswerOf<typeof shapes.makeProviderAccount> | ProblemOutcome>(async (one) => {
    const account = {
      name: body.name,
      email: identity.email,
      password_hash: hash,
      taxpayer_number: null,
      mgen_client_number: null,
      terms_version: body.terms_version,
      terms_agreed_at: now,
      language: locale,
      created_at: now,
    };
    const patientId = await makePatient(one, call, account, "provider_account_exists");
    // Somebody bound already, with another address by now: the transaction is rolled back.
    if (!(await bind(one, tenant.id, identity, patientId, now)))
      throw new ProblemError("provider_account_exists");
    return { data: { entity: await openProviderSession(one, deps, call, patientId) } };
  });
  forgetIdentity(reply, place);
  return made;
}

/**
 * Binds the signed-in account to the person whom the provider has authenticated in this browser within 10 minutes.
 * Requires recent authentication, and that the account's sign-in address is the one the provider has verified.
 * Audits and mails the owner. Deletes the stored person, also when it refuses,
 * except on `proof_needed`: the browser repeats the request after it has authenticated.
 */
export async function linkProviderAccount(
  { services }: PatientProviderDeps,
  call: LinkCall,
): Promise<undefined | ProblemOutcome> {
  const { tenant, caller, host, now, request, reply } = call;
  const place = { config: services.config, tenantId: tenant.id };
  const outcome = await changeSecurity(call, async (tx) => {
    const identity = await readIdentity(tx, request.headers.cookie, place, { host, now });
    const account = await tx
      .selectFrom("credentials")
      .select("login")
      .where("patient_id", "=", caller.patientId)
      .executeTakeFirst();
    if (!identity || account?.login !== identity.email) return problem("provider_refused");
    if (!(await bind(tx, tenant.id, identity, caller.patientId, now))) return problem("status_conflict");
    await notifyOfChange(tx, services, call, "sign_in_provider.link");
    return undefined;
  });
  if (!(isProblem(outcome) && outcome.code === "proof_needed")) forgetIdentity(reply, place);
  return outcome;
}

/** Returns false when the person, or the account at this provider, is bound already. */
async function bind(
  tx: Tx,
  tenantId: number,
  { issuer, subject }: KnownIdentity,
  patientId: number,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto("patient_identities")
    .values({ tenant_id: tenantId, issuer, subject, patient_id: patientId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return row.numInsertedOrUpdatedRows === 1n;
}
