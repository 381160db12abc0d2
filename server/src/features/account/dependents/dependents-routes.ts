import * as dependents from "@anteroom/contract/account/dependents";
import { mount, type Call } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import { addDependent } from "./add-dependent.ts";
import { answerCareRequest, getCareRequest } from "./answer-care.ts";
import { changeDependent } from "./change-dependent.ts";
import { removeDependent } from "./remove-dependent.ts";
import type { Dependent, listDependents as shape } from "@anteroom/contract/account/dependents";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { loadDependents, presentDependent } from "./present-dependent.ts";

/**
 * Registers the routes to list, add, change and remove dependents, and to read and answer the consent request
 * of adult dependents.
 */
export function dependentsRoutes(services: Services): void {
  const { app } = services;
  mount(app, dependents.listDependents, listDependents);
  mount(app, dependents.addDependent, (call) => addDependent(call, services));
  mount(app, dependents.changeDependent, (call) => changeDependent(call, services));
  mount(app, dependents.removeDependent, removeDependent);
  mount(app, dependents.seeCare, getCareRequest);
  mount(app, dependents.answerCare, (call) => answerCareRequest(call, services));
}

/** Returns the patient's dependents. */
async function listDependents({
  tenant,
  caller,
  now,
  tx,
}: Call<typeof shape>): Promise<{ data: { collection: Dependent[] } } | ProblemOutcome> {
  if (!tenant.settings.patientsManageDependents) return problem("feature_off");
  const rows = await tx((one) => loadDependents(one, caller.patientId));
  return { data: { collection: rows.map((row) => presentDependent(row, now)) } };
}
