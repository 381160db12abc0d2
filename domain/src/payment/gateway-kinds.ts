import { paymentMethods, type PaymentMethod } from "./payment-methods.ts";

/** Payment providers at which a clinic can have its own account. */
export const gatewayKinds = ["adyen", "stripe", "webpay", "sandbox"] as const;
export type GatewayKind = (typeof gatewayKinds)[number];

/** The payment methods that accounts of each kind support. */
export const gatewayMethods = {
  adyen: ["credit_card", "mb_way", "multibanco", "instant_transfer"],
  stripe: ["credit_card", "mb_way", "multibanco", "qr_code"],
  webpay: ["credit_card"],
  sandbox: paymentMethods,
} as const satisfies Record<GatewayKind, readonly PaymentMethod[]>;

/**
 * When the money of a card payment is taken. `immediate`: with the authorisation. `manual`: it is reserved, and captured
 * when the appointment begins.
 */
export const captureModes = ["immediate", "manual"] as const;
export type CaptureMode = (typeof captureModes)[number];

/** Returns whether gateways of a kind can reserve money and capture it later here. Webpay and, so far, Stripe cannot. */
export const canCaptureLater = (kind: GatewayKind): boolean => kind === "adyen" || kind === "sandbox";

/** Returns how a payment is captured at a gateway with this mode: only card payments can be captured later. */
export function captureModeOf(mode: CaptureMode, method: PaymentMethod): CaptureMode {
  return method === "credit_card" ? mode : "immediate";
}

/** A fault of a gateway account, by field. */
export type GatewayFault = { field: "address" | "merchant_account" | "signing_key"; code: "invalid" };

type GatewayFacts = {
  kind: GatewayKind;
  address: string;
  merchantAccount: string | null;
  /** Omitted where it does not change. Null: the account has none. */
  signingKey?: string | null;
};

/** Returns whether gateways of a kind send signed messages; others have no signing key. */
export const hasSigningKey = (kind: GatewayKind): boolean => kind !== "webpay";

/**
 * Returns whether gateways of a kind have a name of the account besides their keys: Adyen's merchant account, Webpay's
 * commerce code.
 */
export const hasMerchantAccount = (kind: GatewayKind): boolean => kind === "adyen" || kind === "webpay";

/** Returns the only currency that accounts of a kind take here; null: any. */
export const gatewayCurrency = (kind: GatewayKind): string | null => (kind === "webpay" ? "CLP" : null);

/**
 * Returns the faults of a gateway account: address and keys have the format of their provider, and only Adyen and Webpay
 * name an account. Webpay has no signing key. An omitted signing key is not checked; `sandbox` accepts any.
 */
export function gatewayFaults({ kind, address, merchantAccount, signingKey }: GatewayFacts): GatewayFault[] {
  const faults: GatewayFault[] = [];
  const { address: ending, signingKey: format, merchantAccount: name } = formats[kind];
  if (/[?#]/.test(address) || !ending.test(address)) faults.push({ field: "address", code: "invalid" });
  if (name ? !name.test(merchantAccount ?? "") : merchantAccount !== null)
    faults.push({ field: "merchant_account", code: "invalid" });
  if (signingKey !== undefined && !isRightKey(signingKey, format))
    faults.push({ field: "signing_key", code: "invalid" });
  return faults;
}

const isRightKey = (key: string | null, format: RegExp | null) =>
  key === null || format === null ? key === format : format.test(key);

type Formats = {
  address: RegExp;
  /** Null: it has none. */
  signingKey: RegExp | null;
  merchantAccount: RegExp | null;
};

const formats: Readonly<Record<GatewayKind, Formats>> = {
  adyen: { address: /\/v71\/?$/, signingKey: /^[0-9A-Fa-f]{64}$/, merchantAccount: /^./ },
  stripe: { address: /\/v1\/?$/, signingKey: /^whsec_\S{16,}$/, merchantAccount: null },
  webpay: {
    address: /\/rswebpaytransaction\/api\/webpay\/v1\.2\/?$/,
    signingKey: null,
    merchantAccount: /^\d{12}$/,
  },
  sandbox: { address: /^/, signingKey: /^/, merchantAccount: null },
};
