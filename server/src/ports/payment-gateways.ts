import type { GatewayKind } from "@anteroom/domain/payment/gateway-kinds";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { Payments } from "./payments.ts";
import type { RequestLedger } from "./request-ledger.ts";

/** A clinic's account at a payment provider, with its secrets. */
export type GatewayAccount = {
  kind: GatewayKind;
  /** Base URL of the provider's API. */
  address: string;
  merchantAccount: string | null;
  apiKey: string;
  /** Keys that verify notifications. After a rotation the previous key is valid too. Empty: the provider sends none. */
  signingKeys: readonly string[];
};

/** The result of checking an account at a provider. The check moves no money. */
export type GatewayTest =
  /** `methods`: those that the account can take, where the provider says which. */
  | { outcome: "works"; methods: readonly PaymentMethod[] | null }
  /** The provider does not take the API key. */
  | { outcome: "key_refused" }
  /** The provider takes the key, and not the account. */
  | { outcome: "account_refused" }
  /** No answer, or none that could be read. */
  | { outcome: "unavailable" };

/** Payment providers at which clinics have their own accounts. */
export type PaymentGateways = {
  /** Returns the payment methods of this kind of gateway, or null when the kind is not supported. */
  methodsOf: (kind: GatewayKind) => readonly PaymentMethod[] | null;
  /** Returns whether requests may go to the address: https, and no private network. */
  canReach: (address: string) => boolean;
  /** Returns the provider for a clinic's account, whose requests `ledger` stores. Throws when the kind is not supported. */
  open: (account: GatewayAccount, ledger: RequestLedger) => Payments;
  test: (account: GatewayAccount) => Promise<GatewayTest>;
};
