import type { Dependent, listDependents as shape } from "@anteroom/contract/dependents";
import type { Call } from "../../platform/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { loadDependents, presentDependent } from "./present-dependent.ts";

/** Those the patient cares for. */
export async function listDependents({
  tenant,
  caller,
  now,
  tx,
}: Call<typeof shape>): Promise<{ data: { collection: Dependent[] } } | ProblemOutcome> {
  if (!tenant.settings.patientsManageDependents) return problem("feature_off");
  const rows = await tx((one) => loadDependents(one, caller.patientId));
  return { data: { collection: rows.map((row) => presentDependent(row, now)) } };
}
