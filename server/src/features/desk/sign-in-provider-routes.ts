import * as desk from "@anteroom/contract/account/desk-sessions";
import * as shapes from "@anteroom/contract/administration/sign-in-provider";
import { staffRoles } from "@anteroom/domain/clinic/staff-roles";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import {
  removeProvider,
  setProvider,
  showProvider,
  testProvider,
  type ProviderDeps,
} from "../../shared/account/provider-settings.ts";
import { readProvider, staffAudience } from "../../shared/account/sign-in-provider-rows.ts";
import { beginProviderSignIn, finishProviderSignIn } from "./provider-sign-in.ts";
import { staffProvenUntil } from "./staff-factors.ts";
import { refuseRole } from "./staff-routes.ts";

/**
 * Registers the public routes of staff sign-in through the clinic's OpenID provider, and the clinic's routes
 * to read, set, test and remove it. Setting and removing require all roles' scopes, or at the desk an administrator
 * who has recently authenticated.
 */
export function signInProviderRoutes(deps: ProviderDeps): void {
  const { app, config } = deps.services;
  mount(app, desk.getDeskSignIn, async ({ tx }) => {
    const row =
      config.ANTEROOM_DESK === "off" ? undefined : await tx((one) => readProvider(one, staffAudience));
    return { data: { entity: { provider: row?.is_enabled ? row.name : null } } };
  });
  mount(app, desk.beginProviderSignIn, (call) => beginProviderSignIn(deps, call));
  mount(app, desk.finishProviderSignIn, (call) => finishProviderSignIn(deps, call));
  mount(app, shapes.clinicGetSignInProvider, (call) => showProvider(deps, staffAudience, call));
  mount(app, shapes.clinicSetSignInProvider, async (call) =>
    setProvider(deps, staffAudience, call, await refuseChange(call)),
  );
  mount(app, shapes.clinicTestSignInProvider, (call) => testProvider(deps, staffAudience, call));
  mount(app, shapes.clinicRemoveSignInProvider, async (call) =>
    removeProvider(staffAudience, call, await refuseChange(call)),
  );
}

type Change = Pick<Call<typeof shapes.clinicSetSignInProvider>, "caller" | "now" | "tx">;

/**
 * Returns the problem unless the caller may assign every role, because the provider decides who can sign in; at the
 * desk also without recent proof of who it is.
 */
async function refuseChange({ caller, now, tx }: Change): Promise<ProblemOutcome | null> {
  const refusals = staffRoles.map((role) => refuseRole(caller, role));
  const refusal = refusals.find((one) => one !== null);
  if (refusal) return refusal;
  const { staff } = caller;
  if (staff === null) return null;
  const until = await tx((one) => staffProvenUntil(one, { ...caller, staff }, now));
  return until === null ? problem("proof_needed") : null;
}
