import { readSettings } from "@anteroom/domain/clinic/settings";
import { expect, test } from "vitest";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { paymentPlacesOf } from "./payment-places.ts";

const installed = { provider: "sandbox", capabilities: { methods: ["credit_card", "qr_code"] } } as const;
/** A clinic as a server remembers it, perhaps from before a change. */
const remembered = (provider: string) =>
  ({ settings: readSettings({ gateways: { creditCard: { provider } } }) }) as Tenant;
const own = { id: 7, kind: "adyen", methods: ["credit_card", "mb_way"], capture: "manual" } as const;

test("a cached clinic gateway never directs payments to the installation's account", () => {
  const disabled = { own_gateways: [{ ...own, is_enabled: false }] };
  expect([...paymentPlacesOf(disabled, remembered("sandbox"), installed)]).toEqual([]);
  expect([...paymentPlacesOf({ own_gateways: null }, remembered("clinic"), installed)]).toEqual([]);
  const enabled = { own_gateways: [{ ...own, is_enabled: true }] };
  expect([...paymentPlacesOf(enabled, remembered("sandbox"), installed)]).toEqual([
    ["credit_card", { gatewayId: 7, provider: "adyen", capture: "manual" }],
    ["mb_way", { gatewayId: 7, provider: "adyen", capture: "immediate" }],
  ]);
});

test("a clinic without a gateway is paid through the installation's account with its settings", () => {
  const place = { gatewayId: null, provider: "sandbox", capture: "immediate" };
  expect([...paymentPlacesOf({ own_gateways: null }, remembered("sandbox"), installed)]).toEqual([
    ["credit_card", place],
  ]);
  expect([...paymentPlacesOf({ own_gateways: null }, remembered("adyen"), installed)]).toEqual([]);
});
