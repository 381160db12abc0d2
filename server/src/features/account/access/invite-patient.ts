import type { clinicInvite as shape } from "@anteroom/contract/account/access";
import { queueAccountMail } from "../../../shared/mail/account-mail.ts";
import { issueAccountToken } from "../../../shared/account/account-tokens.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import { tokenKinds } from "./token-kinds.ts";

/** Writes a patient down and invites them by mail: the link's two tokens say who is meant and what is offered (D.57). */
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
    const language = tenant.settings.defaultLanguage;
    const { id: patientId } = await one
      .insertInto("patients")
      .values({ tenant_id: tenant.id, name: body.name, email, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const token = { tenantId: tenant.id, patientId, now };
    const auth = await issueAccountToken(one, { ...token, ...tokenKinds.invitationAuth });
    const invitation = await issueAccountToken(one, { ...token, ...tokenKinds.invitation });
    const link = tenantAddress(
      services.config,
      tenant,
      `/invitation?auth_token=${auth}&invitation_token=${invitation}`,
    );
    await queueAccountMail(one, services, {
      tenant,
      to: email,
      language,
      kind: "invitation",
      link,
      patientId,
      now,
    });
    const entry = { action: "patient.invite", object: `patient/${patientId}` } as const;
    await audit(one, tenant.id, { actor: actorOf(caller), ...entry });
    return { data: { entity: { patient_id: patientId, link } } };
  });
}
