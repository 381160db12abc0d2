import { cpfDigits } from "@anteroom/domain/cpf";
import { sql } from "kysely";
import { audit } from "../../platform/audit.ts";
import { withTenant, type Tx } from "../../platform/database.ts";
import type { Job } from "../../platform/jobs.ts";
import type { Services } from "../../platform/services.ts";
import type { Tenant } from "../../platform/tenants.ts";
import { sendPasswordLink } from "./send-password-link.ts";

/** Handles a `password-recovery` job: the mail for the account of that name, if there is one. The name is not kept. */
export function handleRecovery(services: Services): (job: Job) => Promise<void> {
  return async ({ tenant: tenantId, id }) => {
    const tenant = await services.app.tenants.ofId(tenantId);
    if (!tenant) return;
    const now = services.clock.now();
    await withTenant(services.db, tenantId, async (tx) => {
      const asked = await tx
        .deleteFrom("password_recoveries")
        .where("id", "=", id)
        .returning(["login", "language"])
        .executeTakeFirst();
      if (!asked) return; // a job that was tried again after it had worked
      const patientId = await patientOfLogin(tx, tenant, asked.login);
      const object = patientId === null ? "patient/unknown" : `patient/${patientId}`;
      await audit(tx, tenantId, { actor: "anyone", action: "password.recover", object });
      if (patientId === null) return;
      const { language } = asked;
      await sendPasswordLink(tx, services, { tenant, patientId, mail: "recover_password", now, language });
    });
  };
}

async function patientOfLogin(tx: Tx, { settings }: Tenant, login: string): Promise<number | null> {
  const cpf = settings.patientsTaxpayerLogin ? cpfDigits(login) : null;
  const accounts = tx.selectFrom("credentials").select("credentials.patient_id");
  const found =
    cpf === null
      ? await accounts.where("login", "=", login).executeTakeFirst()
      : await accounts
          .innerJoin("patients", (join) =>
            join
              .onRef("patients.id", "=", "credentials.patient_id")
              .onRef("patients.tenant_id", "=", "credentials.tenant_id"),
          )
          .where(sql<string>`regexp_replace(patients.taxpayer_number, '\\D', '', 'g')`, "=", cpf)
          .orderBy("credentials.patient_id")
          .executeTakeFirst();
  return found?.patient_id ?? null;
}
