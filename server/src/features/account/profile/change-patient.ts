import type { Patient } from "@anteroom/contract/account/account";
import { sql, type Updateable } from "kysely";
import { actorOf, audit, type AuditAction } from "../../../platform/privacy/audit.ts";
import type { PatientCaller } from "../../../platform/http/authentication.ts";
import type { Tables, Tx } from "../../../platform/database/database.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { readPatient } from "../../../shared/account/read-patient.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";

type Setting = {
  tenant: Tenant;
  caller: PatientCaller;
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/**
 * Updates the caller's own row, raises its version, audits `action` and returns the patient. With a
 * `version`, an outdated one changes nothing and is `changed_elsewhere`; null overwrites. `change` must be
 * validated.
 */
export function changePatient(
  { tenant, caller, tx }: Setting,
  {
    change,
    version,
    action,
    afterwards,
  }: {
    change: Updateable<Tables["patients"]>;
    version: number | null;
    action: AuditAction;
    /** Runs in the same transaction once the row is written. */
    afterwards?: (tx: Tx) => Promise<void>;
  },
): Promise<{ patient: Patient } | ProblemOutcome> {
  return tx(async (one) => {
    let update = one
      .updateTable("patients")
      .set({ ...change, version: sql<number>`version + 1` })
      .where("id", "=", caller.patientId);
    if (version !== null) update = update.where("version", "=", version);
    const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return problem("changed_elsewhere");
    await afterwards?.(one);
    await audit(one, tenant.id, { actor: actorOf(caller), action, object: `patient/${caller.patientId}` });
    return { patient: await readPatient(one, caller.patientId, tenant.settings) };
  });
}

/** Wraps the patient as `data.entity`, as all endpoints but one return it (D.02); passes problems on. */
export function asEntity(
  outcome: { patient: Patient } | ProblemOutcome,
): { data: { entity: Patient } } | ProblemOutcome {
  return "patient" in outcome ? { data: { entity: outcome.patient } } : outcome;
}
