import type {
  clinicInvite as shape,
  clinicInvitePatient as knownShape,
} from "@anteroom/contract/account/access";
import { queueAccountMail } from "../../../shared/mail/account-mail.ts";
import { issueAccountToken } from "../../../shared/account/account-tokens.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { ClinicCaller } from "../../../platform/http/authentication.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { tokenKinds } from "./token-kinds.ts";

/**
 * Creates a patient and mails an invitation, which is also returned as a link, and audits it. The link has
 * two tokens, for the patient and for the offered account (D.57), valid for 14 days. `status_conflict` when
 * the address has an account, and for a doctor's token.
 */
export function invitePatient(
  { tenant, caller, body, now, tx }: Call<typeof shape>,
  services: Pick<Services, "jobs" | "config">,
) {
  const email = body.email.toLowerCase();
  return tx(async (one) => {
    const account = await one
      .selectFrom("credentials")
      .select("patient_id")
      .where("login", "=", email)
      .executeTakeFirst();
    if (account || caller.doctorId !== null) return problem("status_conflict");
    const { id: patientId } = await one
      .insertInto("patients")
      .values({ tenant_id: tenant.id, name: body.name, email, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const link = await sendInvitation(one, services, { tenant, caller, patientId, email, now });
    return { data: { entity: { patient_id: patientId, link } } };
  });
}

/**
 * Mails an invitation to an existing patient, returns its link and audits it. Earlier invitations stay valid.
 * `status_conflict` when there is no address, or patient or address have an account; `not_found` for unknown,
 * removed and erased patients.
 */
export function inviteKnownPatient(
  { tenant, caller, params: { patient_id: patientId }, now, tx }: Call<typeof knownShape>,
  services: Pick<Services, "jobs" | "config">,
) {
  return tx(async (one) => {
    const patient = await one
      .selectFrom("patients")
      .select("email")
      .where("id", "=", patientId)
      .where("removed_at", "is", null)
      .where("name", "!=", "")
      .executeTakeFirst();
    if (!patient) return problem("not_found");
    const { email } = patient;
    const account = await one
      .selectFrom("credentials")
      .select("patient_id")
      .where((is) => is.or([is("patient_id", "=", patientId), is("login", "=", email ?? "")]))
      .executeTakeFirst();
    if (email === null || account) return problem("status_conflict");
    const link = await sendInvitation(one, services, { tenant, caller, patientId, email, now });
    return { data: { entity: { patient_id: patientId, link } } };
  });
}

type Invited = {
  tenant: Tenant;
  caller: ClinicCaller;
  patientId: number;
  email: string;
  now: Date;
};

async function sendInvitation(
  tx: Tx,
  services: Pick<Services, "jobs" | "config">,
  { tenant, caller, patientId, email, now }: Invited,
): Promise<string> {
  const token = { tenantId: tenant.id, patientId, now };
  const auth = await issueAccountToken(tx, { ...token, ...tokenKinds.invitationAuth });
  const invitation = await issueAccountToken(tx, { ...token, ...tokenKinds.invitation });
  const link = tenantAddress(
    services.config,
    tenant,
    `/invitation?auth_token=${auth}&invitation_token=${invitation}`,
  );
  const language = tenant.settings.defaultLanguage;
  await queueAccountMail(tx, services, {
    tenant,
    to: email,
    language,
    kind: "invitation",
    link,
    patientId,
    now,
  });
  const entry = { action: "patient.invite", object: `patient/${patientId}` } as const;
  await audit(tx, tenant.id, { actor: actorOf(caller), ...entry });
  return link;
}
