import type { PaymentMethodSettings } from "../clinic/settings.ts";
import { methodRules, type PaymentMethod } from "./payment-methods.ts";

/** A gateway of the clinic, as far as it says which ways to pay are offered. */
export type OwnGateway = { methods: readonly PaymentMethod[]; is_enabled: boolean };

/** How settings name a way to pay that goes through the clinic's own account: never as the installation's provider. */
const throughOwn = { provider: "clinic", clientKey: null };

/** Whether a way to pay goes through an account of the clinic's own. */
export function isThroughOwn(gateway: { provider: string } | undefined): boolean {
  return gateway?.provider === throughOwn.provider;
}

/**
 * The ways to pay that the settings offer, with the clinic's own gateways: what one of them is for goes through it, or is not
 * offered while it is disabled. The clinic's money never turns to another account by itself.
 */
export function withOwnGateways(
  settings: PaymentMethodSettings,
  gateways: readonly OwnGateway[],
): PaymentMethodSettings {
  const offered = { ...settings };
  for (const { methods } of gateways)
    for (const method of methods) delete offered[methodRules[method].gateway];
  for (const { methods, is_enabled } of gateways)
    if (is_enabled) for (const method of methods) offered[methodRules[method].gateway] = throughOwn;
  return offered;
}
