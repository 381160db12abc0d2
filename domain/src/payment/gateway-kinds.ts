/** Providers at which a clinic can have an account of its own. */
export const gatewayKinds = ["adyen", "sandbox"] as const;
export type GatewayKind = (typeof gatewayKinds)[number];

/** What is wrong with an account's facts, by the field that it is about. */
export type GatewayFault = { field: "address" | "merchant_account" | "signing_key"; code: "invalid" };

type GatewayFacts = {
  kind: GatewayKind;
  address: string;
  merchantAccount: string | null;
  /** Left out where it does not change. */
  signingKey?: string;
};

/** What a kind of gateway cannot work with: Adyen's address names its version, its account and its key have a form of their own. */
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
