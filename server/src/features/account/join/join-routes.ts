import * as shapes from "@anteroom/contract/account/join-accounts";
import { mount } from "../../../platform/http/mount.ts";
import { joinAccounts, previewJoin, type JoinDeps } from "./join-accounts.ts";
import { proveByPasskey, proveByPassword, proveBySecondFactor } from "./prove-other.ts";

/** Registers the routes with which a patient joins a second account of theirs into the one that is signed in. */
export function joinRoutes(deps: JoinDeps): void {
  const { services } = deps;
  const { app } = services;
  mount(app, shapes.proveOtherByPassword, (call) => proveByPassword(services, call));
  mount(app, shapes.proveOtherBySecondFactor, (call) => proveBySecondFactor(services, call));
  mount(app, shapes.proveOtherByPasskey, (call) => proveByPasskey(services, call));
  mount(app, shapes.previewJoin, previewJoin);
  mount(app, shapes.joinAccounts, (call) => joinAccounts(deps, call));
}
