import { cpfDigits } from "@anteroom/domain/account/cpf";
import { audit } from "../../../platform/privacy/audit.ts";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { isMailRefused } from "../../../platform/mail/queue-mail.ts";
import type { Services } from "../../../platform/config/services.ts";
import { patientOfCpf } from "../../../shared/account/taxpayer-logins.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { sendPasswordLink } from "./send-password-link.ts";

/**
 * Returns the handler of `password-recovery` jobs: deletes the stored name and mails its account, if there is
 * one, a link to set a password. Audits it either way. Over the mail budget nothing is sent, without notice.
 * A repeat does nothing.
 */
export function handleRecovery(services: Services): (job: Job) => Promise<void> {
  return async ({ tenant: tenantId, id }) => {
    const tenant = await services.app.tenants.ofId(tenantId);
    if (!tenant) return;
    const now = services.clock.now();
    const inClinic = <T>(work: (tx: Tx) => Promise<T>) => withTenant(services.db, tenantId, work);
    try {
      await inClinic(async (tx) => {
        const found = await takeRecovery(tx, tenant, id);
        if (!found || found.patientId === null) return;
        const { patientId, language } = found;
        await sendPasswordLink(tx, services, { tenant, patientId, mail: "recover_password", now, language });
      });
    } catch (error) {
      if (!isMailRefused(error)) throw error;
      await inClinic((tx) => takeRecovery(tx, tenant, id));
    }
  };
}

/** Deletes and returns the stored request; undefined when the job was done before. */
async function takeRecovery(tx: Tx, tenant: Tenant, id: number) {
  const requested = await tx
    .deleteFrom("password_recoveries")
    .where("id", "=", id)
    .returning(["login", "language"])
    .executeTakeFirst();
  if (!requested) return undefined;
  const patientId = await patientOfLogin(tx, tenant, requested.login);
  const object = patientId === null ? "patient/unknown" : `patient/${patientId}`;
  await audit(tx, tenant.id, { actor: "anyone", action: "password.recover", object });
  return { patientId, language: requested.language };
}

async function patientOfLogin(tx: Tx, { settings }: Tenant, login: string): Promise<number | null> {
  const cpf = settings.patientsTaxpayerLogin ? cpfDigits(login) : null;
  if (cpf !== null) return patientOfCpf(tx, cpf);
  const found = await tx
    .selectFrom("credentials")
    .select("patient_id")
    .where("login", "=", login)
    .executeTakeFirst();
  return found?.patient_id ?? null;
}
