import type * as shapes from "@anteroom/contract/account/provider-sign-in";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { Services } from "../../../platform/config/services.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { patientHeader } from "../../../platform/http/authentication.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { createSession, type NewSession } from "../../../platform/http/sessions.ts";
import { audit } from "../../../platform/privacy/audit.ts";
import type { ProviderIdentity, SignInProviders } from "../../../ports/sign-in-providers.ts";
import { rememberDevice } from "../../../shared/account/known-devices.ts";
import { beginAtProvider, identityFromProvider, pardonTry } from "../../../shared/account/provider-steps.ts";
import type { SealedCookie } from "../../../shared/account/sealed-cookie.ts";
import { secondFactorDue } from "../../../shared/account/second-factor.ts";
import { patientAudience } from "../../../shared/account/sign-in-provider-rows.ts";
import { storeIdentity } from "./known-identity.ts";

/** What signing in through an OpenID provider requires. */
export type PatientProviderDeps = { services: Services; signInProviders: SignInProviders };

type FinishCall = Call<typeof shapes.finishPatientProviderSignIn>;

/** The state of a sign-in until the provider redirects back. */
const pendingCookie: SealedCookie = {
  name: "anteroom-sign-in",
  path: "/api/patients/auth/provider",
  purpose: "patient-sign-in-pending",
};

/** Returns the provider's URL to which the browser must go, and sets the cookie that binds the sign-in to it. */
export function beginProviderSignIn(
  deps: PatientProviderDeps,
  call: Call<typeof shapes.beginPatientProviderSignIn>,
): Promise<AnswerOf<typeof shapes.beginPatientProviderSignIn> | ProblemOutcome> | ProblemOutcome {
  call.reply.header("cache-control", "no-store");
  if (!call.tenant.settings.patientsLogIn) return problem("feature_off");
  return beginAtProvider(deps, patientAudience, pendingCookie, call);
}

/**
 * Creates a session for the account that is bound to the person whom the provider has authenticated, or asks for
 * the second factor that its owner has turned on. Without a bound account it stores the person in a cookie for
 * 10 minutes, and returns what comes next by the provider's verified e-mail address: make an account, or sign in
 * to the one that is there. Audits refusals.
 */
export async function finishProviderSignIn(
  deps: PatientProviderDeps,
  call: FinishCall,
): Promise<AnswerOf<typeof shapes.finishPatientProviderSignIn> | ProblemOutcome> {
  const { tenant, body, address, now, tx, reply } = call;
  reply.header("cache-control", "no-store");
  if (!tenant.settings.patientsLogIn) return problem("feature_off");
  const identity = await identityFromProvider(deps, patientAudience, pendingCookie, call, {
    answer: body.answer,
    note: (one) =>
      audit(one, tenant.id, { actor: "anyone", action: "session.refuse", object: "patient/unknown" }),
  });
  if (isProblem(identity)) return identity;
  return tx<AnswerOf<typeof shapes.finishPatientProviderSignIn> | ProblemOutcome>(async (one) => {
    await pardonTry(one, address);
    const patientId = await patientOf(one, identity);
    if (patientId === null) return whatIsNext(one, deps, call, identity);
    const { locale } = call;
    const due = await secondFactorDue(one, deps.services, { tenant, patientId, locale, now });
    return due ?? { data: { entity: await openProviderSession(one, deps, call, patientId) } };
  });
}

async function whatIsNext(
  tx: Tx,
  { services }: PatientProviderDeps,
  { tenant, host, now, reply }: FinishCall,
  { issuer, subject, email }: ProviderIdentity,
): Promise<ProblemOutcome> {
  if (email === null) return problem("provider_email_unconfirmed");
  const account = await tx
    .selectFrom("credentials")
    .select("patient_id")
    .where("login", "=", email)
    .executeTakeFirst();
  if (!account && !tenant.settings.patientsSignUp) return problem("no_patient_account");
  const place = { config: services.config, tenantId: tenant.id };
  storeIdentity(reply, place, { issuer, subject, email, host }, now);
  return problem(account ? "provider_account_exists" : "provider_account_missing");
}

async function patientOf(tx: Tx, { issuer, subject }: ProviderIdentity): Promise<number | null> {
  const bound = await tx
    .selectFrom("patient_identities")
    .select("patient_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return bound?.patient_id ?? null;
}

type OpenCall = Pick<FinishCall, "tenant" | "now" | "request" | "reply">;

/**
 * Creates a session for a patient, sets the device cookie and ends the request's former session. The session does not
 * count as recently authenticated. Checks no second factor and does not audit.
 */
export async function openProviderSession(
  tx: Tx,
  { services }: PatientProviderDeps,
  { tenant, now, request, reply }: OpenCall,
  patientId: number,
): Promise<NewSession> {
  const { [patientHeader]: token } = request.headers;
  const former = typeof token === "string" ? token : null;
  const session = await createSession(tx, { tenantId: tenant.id, patientId, now, former });
  rememberDevice(reply, request.headers.cookie, {
    config: services.config,
    tenantId: tenant.id,
    patientId,
  });
  return session;
}
