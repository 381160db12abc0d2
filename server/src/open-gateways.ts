import { hasSigningKey, type GatewayKind } from "@anteroom/domain/payment/gateway-kinds";
import { paymentMethods, type PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { adyenMethods, adyenPayments } from "./adapters/adyen-payments/adyen-payments.ts";
import { testAdyenAccount } from "./adapters/adyen-payments/test-adyen-account.ts";
import { sandboxPayments } from "./adapters/sandbox-payments/sandbox-payments.ts";
import { testSandboxAccount } from "./adapters/sandbox-payments/test-sandbox-account.ts";
import { stripePayments } from "./adapters/stripe-payments/stripe-payments.ts";
import { stripeMethods } from "./adapters/stripe-payments/stripe-requests.ts";
import { testStripeAccount } from "./adapters/stripe-payments/test-stripe-account.ts";
import { testWebpayAccount } from "./adapters/webpay-payments/test-webpay-account.ts";
import { webpayMethods, webpayPayments } from "./adapters/webpay-payments/webpay-payments.ts";
import { publicJsonClient } from "./platform/outgoing/ask-json.ts";
import type { GatewayAccount, PaymentGateways } from "./ports/payment-gateways.ts";
import type { Payments } from "./ports/payments.ts";
import type { RequestLedger } from "./ports/request-ledger.ts";

type Options = {
  /** Whether the sandbox, which takes no money, may be one. */
  hasSandbox: boolean;
  /** Development: a gateway may be a program on this machine. */
  allowsLocal: boolean;
  now: () => Date;
};

/** Returns the supported payment providers. Each is reached at the address that a clinic has configured. */
export function openGateways({ hasSandbox, allowsLocal, now }: Options): PaymentGateways {
  const { canReach, ask } = publicJsonClient({ allowsLocal });
  const methodsOf = (kind: GatewayKind): readonly PaymentMethod[] | null => {
    if (kind === "adyen") return adyenMethods;
    if (kind === "stripe") return stripeMethods;
    if (kind === "webpay") return webpayMethods;
    return hasSandbox ? paymentMethods : null;
  };
  const withKey = (account: GatewayAccount, ledger: RequestLedger, signingKey: string): Payments => {
    switch (account.kind) {
      case "adyen":
        return adyenPayments({ ...adyenOf(account), hmacKey: signingKey, now, ask });
      case "stripe":
        return stripePayments({ ...stripeOf(account), signingSecret: signingKey, now, ask });
      case "webpay":
        return webpayPayments({ ...webpayOf(account), ledger, now, ask });
      case "sandbox":
        return sandboxPayments({ ...sandboxOf(account), secret: signingKey, now, ask });
    }
  };
  return {
    methodsOf,
    canReach,
    open: (account, ledger) => {
      const keys = hasSigningKey(account.kind) ? account.signingKeys : [""];
      const [newest, ...older] = keys.map((key) => withKey(account, ledger, key));
      if (!newest || methodsOf(account.kind) === null)
        throw new Error(`There is no gateway of the kind ${account.kind}`);
      return {
        ...newest,
        readNotification: (headers, rawBody) => {
          const read = [newest, ...older].map((payments) => payments.readNotification(headers, rawBody));
          return read.find(({ reading }) => reading !== "bad_signature") ?? { reading: "bad_signature" };
        },
      };
    },
    test: (account) => {
      switch (account.kind) {
        case "adyen":
          return testAdyenAccount({ ...adyenOf(account), methods: adyenMethods, ask });
        case "stripe":
          return testStripeAccount({ ...stripeOf(account), methods: stripeMethods, ask });
        case "webpay":
          return testWebpayAccount({ ...webpayOf(account), ask });
        case "sandbox":
          return testSandboxAccount({ ...sandboxOf(account), ask });
      }
    },
  };
}

const adyenOf = ({ address, apiKey, merchantAccount }: GatewayAccount) => ({
  baseUrl: address,
  apiKey,
  merchantAccount: merchantAccount ?? "",
});

const sandboxOf = ({ address, apiKey }: GatewayAccount) => ({ baseUrl: address, key: apiKey });

const stripeOf = ({ address, apiKey }: GatewayAccount) => ({ baseUrl: address, apiKey });

const webpayOf = ({ address, apiKey, merchantAccount }: GatewayAccount) => ({
  baseUrl: address,
  commerceCode: merchantAccount ?? "",
  apiKeySecret: apiKey,
});
