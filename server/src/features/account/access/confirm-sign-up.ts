import type { confirmSignUp as shape } from "@anteroom/contract/account/access";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { consumeAccountToken } from "../../../shared/account/account-tokens.ts";
import { audit } from "../../../platform/privacy/audit.ts";
import { claimGuestAppointments } from "../../../shared/account/claim-guest-appointments.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { rememberDevice } from "../../../shared/account/known-devices.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, ProblemError, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { createSession } from "../../../platform/http/sessions.ts";
import { claimCpf } from "../../../shared/account/taxpayer-logins.ts";
import { storeAgreement } from "./store-agreement.ts";
import { tokenKinds } from "./token-kinds.ts";

type Answer = AnswerOf<typeof shape>;

/**
 * Consumes the link of a sign-up mail: creates the patient and the account, claims guest appointments of the
 * address, audits, and returns a session for that browser, whose device cookie is set. `link_not_valid` when
 * it was used, has expired, or the address has an account meanwhile.
 */
export function confirmSignUp(
  call: Call<typeof shape>,
  services: Pick<Services, "config">,
): Promise<Answer | ProblemOutcome> {
  const { tenant, body, request, reply, now } = call;
  reply.header("cache-control", "no-store");
  return call.tx<Answer | ProblemOutcome>(async (tx) => {
    const used = await consumeAccountToken(tx, {
      kind: tokenKinds.confirmSignUp.kind,
      token: body.token,
      now,
    });
    const id = used && signUpOf(used.payload);
    const signUp = id === null ? undefined : await takeSignUp(tx, id);
    if (!signUp) return problem("link_not_valid");
    const patientId = await makePatient(tx, call, signUp);
    const entity = await createSession(tx, { tenantId: tenant.id, patientId, now, former: null });
    rememberDevice(reply, request.headers.cookie, { ...services, tenantId: tenant.id, patientId });
    return { data: { entity } };
  });
}

function signUpOf(payload: unknown): number | null {
  const id = typeof payload === "object" && payload !== null && "sign_up" in payload ? payload.sign_up : null;
  return typeof id === "number" ? id : null;
}

function takeSignUp(tx: Tx, id: number) {
  return tx.deleteFrom("sign_ups").where("id", "=", id).returningAll().executeTakeFirst();
}

/** The data of a new account, whose email address has been confirmed. */
export type NewAccount = Omit<NonNullable<Awaited<ReturnType<typeof takeSignUp>>>, "id" | "tenant_id">;

/**
 * Creates the patient and the account, stores the agreement to the terms, claims a CPF for
 * signing in and guest appointments of the address, and audits. Throws a `ProblemError` with the
 * code of `taken` when the address has an account meanwhile.
 */
export async function makePatient(
  tx: Tx,
  { tenant, now }: Pick<Call<typeof shape>, "tenant" | "now">,
  signUp: NewAccount,
  taken: "link_not_valid" | "provider_account_exists" = "link_not_valid",
): Promise<number> {
  const { id: patientId } = await tx
    .insertInto("patients")
    .values({
      tenant_id: tenant.id,
      name: signUp.name,
      email: signUp.email,
      taxpayer_number: signUp.taxpayer_number,
      mgen_client_number: signUp.mgen_client_number,
      language: signUp.language,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const account = await tx
    .insertInto("credentials")
    .values({
      tenant_id: tenant.id,
      patient_id: patientId,
      login: signUp.email,
      password_hash: signUp.password_hash,
      changed_at: signUp.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("patient_id")
    .executeTakeFirst();
  // The same address has been confirmed in the meantime: the transaction is rolled back.
  if (!account) throw new ProblemError(taken);
  await storeAgreement(tx, {
    tenantId: tenant.id,
    patientId,
    version: signUp.terms_version,
    agreedAt: signUp.terms_agreed_at,
  });
  await claimCpf(tx, { tenantId: tenant.id, patientId, number: signUp.taxpayer_number, now });
  const subject = `patient/${patientId}`;
  await audit(tx, tenant.id, { actor: subject, action: "patient.create", object: subject });
  await claimGuestAppointments(tx, { tenantId: tenant.id, patientId, now });
  return patientId;
}
