import * as shapes from "@anteroom/contract/account/provider-sign-in";
import * as settings from "@anteroom/contract/administration/patient-sign-in-provider";
import { isInScope } from "@anteroom/domain/clinic/token-scopes";
import type { ClinicCaller } from "../../../platform/http/authentication.ts";
import { mount } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import {
  removeProvider,
  setProvider,
  showProvider,
  testProvider,
} from "../../../shared/account/provider-settings.ts";
import { patientAudience, readProvider } from "../../../shared/account/sign-in-provider-rows.ts";
import { linkProviderAccount, makeProviderAccount } from "./provider-account.ts";
import { beginProviderSignIn, finishProviderSignIn, type PatientProviderDeps } from "./provider-sign-in.ts";

/**
 * Registers the routes of patients' sign-in through the clinic's OpenID provider, and the clinic's routes to read,
 * set, test and remove it. Setting and removing require `patients:write` too.
 */
export function patientProviderRoutes(deps: PatientProviderDeps): void {
  const { app } = deps.services;
  mount(app, shapes.getProviderSignIn, async ({ tenant, tx }) => {
    const row = tenant.settings.patientsLogIn
      ? await tx((one) => readProvider(one, patientAudience))
      : undefined;
    return { data: { entity: { provider: row?.is_enabled ? row.name : null } } };
  });
  mount(app, shapes.beginPatientProviderSignIn, (call) => beginProviderSignIn(deps, call));
  mount(app, shapes.finishPatientProviderSignIn, (call) => finishProviderSignIn(deps, call));
  mount(app, shapes.makeProviderAccount, (call) => makeProviderAccount(deps, call));
  mount(app, shapes.linkProviderAccount, (call) => linkProviderAccount(deps, call));
  mount(app, settings.clinicGetPatientProvider, (call) => showProvider(deps, patientAudience, call));
  mount(app, settings.clinicSetPatientProvider, (call) =>
    setProvider(deps, patientAudience, call, refuseWithoutPatients(call.caller)),
  );
  mount(app, settings.clinicTestPatientProvider, (call) => testProvider(deps, patientAudience, call));
  mount(app, settings.clinicRemovePatientProvider, (call) =>
    removeProvider(patientAudience, call, refuseWithoutPatients(call.caller)),
  );
}

/** Returns the problem unless the caller may change patients, because the provider decides who a patient is. */
function refuseWithoutPatients({ scopes }: ClinicCaller): ProblemOutcome | null {
  return isInScope(scopes, "patients:write") ? null : problem("insufficient_scope");
}
