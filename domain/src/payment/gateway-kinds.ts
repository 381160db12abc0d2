/** Payment providers at which a clinic can have its own account. */
export const gatewayKinds = ["adyen", "sandbox"] as const;
export type GatewayKind = (typeof gatewayKinds)[number];

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
 * Returns the faults of a gateway account: Adyen requires a versioned address and its own formats of account and
 * key.
 */
export function gatewayFaults({ kind, address, merchantAccount, signingKey }: GatewayFacts): GatewayFault[] {
  const faults: GatewayFault[] = [];
  if (/[?#]/.test(address) || (kind === "adyen" && !/\/v71\/?$/.test(address)))
    faults.push({ field: "address", code: "invalid" });
  if ((kind === "adyen") !== (merchantAccount !== null))
    faults.push({ field: "merchant_account", code: "invalid" });
  if (kind === "adyen" && signingKey !== undefined && !/^[0-9A-Fa-f]{64}$/.test(signingKey))
    faults.push({ field: "signing_key", code: "invalid" });
  return faults;
}
