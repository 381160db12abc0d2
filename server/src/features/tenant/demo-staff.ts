import type { DemoClinic } from "@anteroom/content/demo/clinic";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import type { StaffRole } from "@anteroom/domain/clinic/staff-roles";
import { hashPassword } from "../../platform/crypto/password.ts";
import { withTenant } from "../../platform/database/database.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import type { DemoClinicFacts } from "./demo-file.ts";
import type { DemoDeps } from "./demo-deps.ts";

const password = "anteroom-demo";

/**
 * Creates missing desk accounts for the demo doctor and reception, with a public password, and returns both;
 * existing ones are not changed. Returns none in production and without the desk.
 */
export async function ensureDemoStaff(
  { services: { db, clock, config, app } }: Pick<DemoDeps, "services">,
  { tenant, clinic }: { tenant: Tenant; clinic: DemoClinic },
): Promise<DemoClinicFacts["staff"]> {
  if (config.environment === "production" || !app.hasDesk) return [];
  const onCall = clinic.doctors.find(({ isOnCall }) => isOnCall);
  const wanted = [
    ...(onCall ? [personOf(tenant, "doctor", doctorName(onCall, tenant.settings.defaultLanguage))] : []),
    personOf(tenant, "reception", "Demo Reception"),
  ];
  const missing = await withTenant(db, tenant.id, async (tx) => {
    const emails = wanted.map(({ login }) => login);
    const found = await tx.selectFrom("staff").select("email").where("email", "in", emails).execute();
    return wanted.filter(({ login }) => !found.some(({ email }) => email === login));
  });
  if (missing.length > 0) {
    const password_hash = await hashPassword(password); // outside any transaction, because it is slow on purpose
    await withTenant(db, tenant.id, async (tx) => {
      const doctor = await tx
        .selectFrom("doctors")
        .select("id")
        .where("name", "=", onCall?.name ?? "")
        .executeTakeFirst();
      for (const { login, name, role } of missing) {
        if (role === "doctor" && !doctor) continue;
        await tx
          .insertInto("staff")
          .values({
            tenant_id: tenant.id,
            email: login,
            name,
            role,
            doctor_id: role === "doctor" ? (doctor?.id ?? null) : null,
            password_hash,
            created_at: clock.now(),
            made_by: "demo",
          })
          .onConflict((conflict) => conflict.columns(["tenant_id", "email"]).doNothing())
          .execute();
      }
    });
  }
  return wanted;
}

const personOf = ({ slug }: Pick<Tenant, "slug">, role: StaffRole, name: string) => ({
  login: `${role}@${slug}.example`,
  password,
  name,
  role,
});
