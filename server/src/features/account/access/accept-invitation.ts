import type { acceptInvitation as shape } from "@anteroom/contract/account/access";
import { findAccountToken, consumeAccountToken } from "../../../shared/account/account-tokens.ts";
import { audit } from "../../../platform/privacy/audit.ts";
import { claimGuestAppointments } from "../../../shared/account/claim-guest-appointments.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { problem, ProblemError, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { refuseWeakPassword } from "./check-password.ts";
import { storeAgreement } from "./store-agreement.ts";
import { tokenKinds } from "./token-kinds.ts";

type AcceptCall = Call<typeof shape>;

/**
 * Creates the account of an invited patient with the given password, and audits it. Stores the agreement to
 * the terms and claims appointments booked as a guest with the same address. Requires both tokens of the link
 * for the same patient, and consumes both; a weak password or changed terms do not consume them. Creates no
 * session.
 */
export async function acceptInvitation(call: AcceptCall): Promise<ProblemOutcome | undefined> {
  const { tenant, body, tx } = call;
  call.reply.header("cache-control", "no-store");
  if (body.terms_version !== tenant.settings.termsVersion) return problem("terms_changed");
  const patient = await tx((one) => invitedBy(one, call, findAccountToken));
  if (!patient) return problem("link_not_valid");
  const refusal = refuseWeakPassword(body.password, [patient.email, patient.name, tenant.manifest.name]);
  if (refusal) return refusal;
  const hash = await hashPassword(body.password);
  return tx(async (one) => {
    const invited = await invitedBy(one, call, consumeAccountToken);
    const isMade = invited && (await makeCredentials(one, call, { ...invited, hash }));
    if (!isMade) throw new ProblemError("link_not_valid");
    return undefined;
  });
}

type Invited = { id: number; email: string; name: string };

async function invitedBy(
  tx: Tx,
  { body, now }: AcceptCall,
  look: typeof findAccountToken | typeof consumeAccountToken,
): Promise<Invited | null> {
  const auth = await look(tx, { kind: tokenKinds.invitationAuth.kind, token: body.auth_token, now });
  const invitation = await look(tx, { kind: tokenKinds.invitation.kind, token: body.invitation_token, now });
  if (!auth?.patientId || auth.patientId !== invitation?.patientId) return null;
  const patient = await tx
    .selectFrom("patients")
    .select(["id", "email", "name"])
    .where("id", "=", auth.patientId)
    .executeTakeFirst();
  return patient?.email ? { ...patient, email: patient.email.toLowerCase() } : null;
}

/** Returns false when the address or the patient has an account meanwhile. */
async function makeCredentials(
  tx: Tx,
  { tenant, body, locale, now }: AcceptCall,
  { id: patientId, email, hash }: Invited & { hash: string },
): Promise<boolean> {
  const row = await tx
    .insertInto("credentials")
    .values({
      tenant_id: tenant.id,
      patient_id: patientId,
      login: email,
      password_hash: hash,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("patient_id")
    .executeTakeFirst();
  if (!row) return false;
  // The language of the invitation's page, until the person chooses another.
  await tx
    .updateTable("patients")
    .set({ language: locale })
    .where("id", "=", patientId)
    .where("language", "is", null)
    .execute();
  await storeAgreement(tx, { tenantId: tenant.id, patientId, version: body.terms_version, agreedAt: now });
  const subject = `patient/${patientId}`;
  await audit(tx, tenant.id, { actor: subject, action: "invitation.accept", object: subject });
  await claimGuestAppointments(tx, { tenantId: tenant.id, patientId, now });
  return true;
}
