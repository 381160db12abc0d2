import type { GatewayKind } from "@anteroom/domain/payment/gateway-kinds";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { Payments } from "./payments.ts";

/** An account of a clinic at a provider, with its secrets. */
export type GatewayAccount = {
  kind: GatewayKind;
  /** Where the provider's API is. */
  address: string;
  merchantAccount: string | null;
  apiKey: string;
  /** What notifications may be signed with now: after a rotation the old one too. */
  signingKeys: readonly string[];
};

/** Whether a provider knows an account, asked without moving money. */
export type GatewayTest =
  /** `methods`: those that the account can take, where the provider says which. */
  | { outcome: "works"; methods: readonly PaymentMethod[] | null }
  /** The provider does not take the API key. */
  | { outcome: "key_refused" }
  /** The provider takes the key, and not the account. */
  | { outcome: "account_refused" }
  /** No answer, or none that could be read. */
  | { outcome: "unavailable" };

/** Providers at which clinics have accounts of their own. */
export type PaymentGateways = {
  /** Whether there are gateways of this kind here, and the ways to pay they know; null: there are none. */
  methodsOf: (kind: GatewayKind) => readonly PaymentMethod[] | null;
  /** Whether an address is one that we send to: https, and nobody's private network. */
  canReach: (address: string) => boolean;
  /** The provider as a clinic's account reaches it. Throws where there are no gateways of this kind. */
  open: (account: GatewayAccount) => Payments;
  test: (account: GatewayAccount) => Promise<GatewayTest>;
};
