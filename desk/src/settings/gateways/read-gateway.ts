import type { PaymentGateway } from "@anteroom/client/schemas";
import {
  canCaptureLater,
  gatewayFaults,
  gatewayMethods,
  hasMerchantAccount,
  hasSigningKey,
  type CaptureMode,
  type GatewayKind,
} from "@anteroom/domain/payment/gateway-kinds";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";

/** A field of the form, as the API names it. */
export type GatewayField =
  | "kind"
  | "name"
  | "address"
  | "merchant_account"
  | "methods"
  | "capture"
  | "api_key"
  | "signing_key";

/** What is entered of an account, without its keys. */
export type EnteredGateway = {
  kind: GatewayKind;
  name: string;
  address: string;
  merchantAccount: string;
  methods: readonly PaymentMethod[];
  isEnabled: boolean;
  capture: CaptureMode;
};

/** Keys that were pasted; empty ones were not. */
export type EnteredKeys = { apiKey: string; signingKey: string };

/**
 * Converts a stored account to the form's values; null gives an empty form for a provider, which
 * `kind` names.
 */
export function gatewayToForm(gateway: PaymentGateway | null, kind: GatewayKind = "adyen"): EnteredGateway {
  if (!gateway)
    return {
      kind,
      name: "",
      address: defaultAddresses[kind] ?? "",
      merchantAccount: "",
      methods: [],
      isEnabled: false,
      capture: "immediate",
    };
  return {
    kind: gateway.kind,
    name: gateway.name,
    address: gateway.address,
    merchantAccount: gateway.merchant_account ?? "",
    methods: gateway.methods,
    isEnabled: gateway.is_enabled,
    capture: gateway.capture,
  };
}

/** Where the API of a provider is for everybody. */
const defaultAddresses: Readonly<Partial<Record<GatewayKind, string>>> = {
  stripe: "https://api.stripe.com/v1",
  webpay: "https://webpay3g.transbank.cl/rswebpaytransaction/api/webpay/v1.2",
};

type Read = { body: ReturnType<typeof bodyOf> } | { faults: ReadonlyMap<GatewayField, string> };

/** Returns what the API takes of the form, or the code of each field's fault. `isNew`: all keys are required. */
export function readGateway(entered: EnteredGateway, keys: EnteredKeys, isNew: boolean): Read {
  const body = bodyOf(entered);
  const faults = new Map<GatewayField, string>();
  if (body.name === "") faults.set("name", "required");
  const known: readonly string[] = gatewayMethods[entered.kind];
  if (body.methods.length === 0) faults.set("methods", "required");
  else if (!body.methods.every((method) => known.includes(method))) faults.set("methods", "not_available");
  if (!/^https?:\/\/[^/]/.test(body.address)) faults.set("address", "invalid");
  const { apiKey, signingKey } = keys;
  const merchantAccount = body.merchant_account;
  const account = { kind: entered.kind, address: body.address, merchantAccount };
  for (const { field, code } of gatewayFaults(
    isNew ? { ...account, signingKey: hasSigningKey(entered.kind) ? signingKey : null } : account,
  ))
    faults.set(field, code);
  if (merchantAccount !== null && !/^[\w-]{1,80}$/.test(merchantAccount))
    faults.set("merchant_account", "invalid");
  if (isNew && hasSigningKey(entered.kind) && !isSecret(signingKey)) faults.set("signing_key", "invalid");
  if (apiKey === "" ? isNew : !isSecret(apiKey))
    faults.set("api_key", apiKey === "" ? "required" : "invalid");
  return faults.size > 0 ? { faults } : { body };
}

const isSecret = (text: string) => /^[\u0021-\u007e]{16,500}$/.test(text);

/** Whether the form asks when the money is taken: for cards, at providers that can take it later. */
export const asksCapture = ({ kind, methods }: Pick<EnteredGateway, "kind" | "methods">): boolean =>
  canCaptureLater(kind) && methods.includes("credit_card");

function bodyOf(entered: EnteredGateway) {
  const { kind, name, address, merchantAccount, methods, isEnabled, capture } = entered;
  return {
    name: name.trim(),
    address: address.trim(),
    merchant_account: hasMerchantAccount(kind) ? merchantAccount.trim() : null,
    methods: [...methods],
    is_enabled: isEnabled,
    capture: asksCapture(entered) ? capture : ("immediate" as const),
  };
}
