import { paymentMethods, type PaymentMethod } from "./payment-methods.ts";

/** Payment providers at which a clinic can have its own account. */
export const gatewayKinds = ["adyen", "stripe", "sandbox"] as const;
export type GatewayKind = (typeof gatewayKinds)[number];

/** The payment methods that accounts of each kind support. */
export const gatewayMethods = {
  adyen: ["credit_card", "mb_way", "multibanco", "instant_transfer"],
  stripe: ["credit_card", "mb_way", "multibanco", "qr_code"],
  sandbox: paymentMethods,
} as const satisfies Record<GatewayKind, readonly PaymentMethod[]>;

/** A fault of a gateway account, by field. */
export type GatewayFault = { field: "address" | "merchant_account" | "signing_key"; code: "invalid" };

type GatewayFacts = {
  kind: GatewayKind;
  address: string;
  merchantAccount: string | null;
  /** Omitted where it does not change. */
  signingKey?: string;
};

/**
 * Returns the faults of a gateway account: Adyen and Stripe require a versioned address and their own formats of
 * keys, and Adyen alone has a merchant account. An omitted signing key is not checked; `sandbox` accepts any.
 */
export function gatewayFaults({ kind, address, merchantAccount, signingKey }: GatewayFacts): GatewayFault[] {
  const faults: GatewayFault[] = [];
  const { address: ending, signingKey: format } = formats[kind];
  if (/[?#]/.test(address) || !ending.test(address)) faults.push({ field: "address", code: "invalid" });
  if ((kind === "adyen") !== (merchantAccount !== null))
    faults.push({ field: "merchant_account", code: "invalid" });
  if (signingKey !== undefined && !format.test(signingKey))
    faults.push({ field: "signing_key", code: "invalid" });
  return faults;
}

const formats: Readonly<Record<GatewayKind, { address: RegExp; signingKey: RegExp }>> = {
  adyen: { address: /\/v71\/?$/, signingKey: /^[0-9A-Fa-f]{64}$/ },
  stripe: { address: /\/v1\/?$/, signingKey: /^whsec_\S{16,}$/ },
  sandbox: { address: /^/, signingKey: /^/ },
};
