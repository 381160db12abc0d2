import type { GatewayKind } from "@anteroom/domain/payment/gateway-kinds";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { useLingui } from "@lingui/react/macro";
import type { Failure } from "../../../../web/src/platform/api.ts";
import type { GatewayField } from "./read-gateway.ts";

/** What providers call themselves. */
export const providerNames: Readonly<Record<GatewayKind, string>> = {
  adyen: "Adyen",
  stripe: "Stripe",
  webpay: "Webpay Plus",
  sandbox: "Sandbox",
};

/** Returns a function that names a payment method. */
export function useMethodName(): (method: PaymentMethod) => string {
  const { t } = useLingui();
  return (method) => {
    switch (method) {
      case "credit_card":
        return t`Card`;
      case "instant_transfer":
        return t`Instant transfer`;
      case "qr_code":
        return t`Pix (QR code)`;
      case "wallet":
        return t`Digital wallet`;
      case "mb_way":
        return "MB Way";
      case "multibanco":
        return "Multibanco";
      case "atm":
        return "ATM";
      case "payu":
        return "PayU";
    }
  };
}

/**
 * Returns a function that says what to write in a field, by the code for which this form or the
 * server refused it.
 */
export function useFieldMessage(kind: GatewayKind): (field: GatewayField, code: string) => string {
  const { t } = useLingui();
  const provider = providerNames[kind];
  return (field, code) => {
    switch (field) {
      case "kind":
        if (kind === "webpay") return t`Webpay is only for clinics whose prices are in Chilean pesos.`;
        return t`This provider is not available here. Ask whoever runs the installation.`;
      case "name":
        return t`Write a name, such as “Cards”.`;
      case "address":
        if (code === "not_public") return t`Write a public address that begins with https.`;
        if (kind === "webpay") return t`Write the address of Webpay’s API. It ends with /v1.2.`;
        return kind === "stripe"
          ? t`Write the address of Stripe’s API. It ends with /v1.`
          : t`Write the address of Adyen’s Checkout. It ends with /v71.`;
      case "merchant_account":
        if (kind === "webpay") return t`Write the 12 digits of the commerce code.`;
        return t`Write the name of the account as Adyen shows it, without spaces.`;
      case "methods":
        return code === "required"
          ? t`Choose at least one way to pay.`
          : t`${provider} does not have all of these here. Choose others.`;
      case "capture":
        return t`${provider} takes the money at once here. Choose that.`;
      case "api_key":
        return code === "required"
          ? t`Paste the API key.`
          : t`Paste the whole API key: 16 characters or more, without spaces.`;
      case "signing_key":
        return kind === "stripe"
          ? t`Paste the endpoint’s secret. It begins with whsec_.`
          : t`Paste the HMAC key: 64 characters, 0 to 9 and A to F.`;
    }
  };
}

/**
 * Returns a function that says why a change was refused as a whole; null when the failure is
 * another one, which other messages cover.
 */
export function useRefusal(): (failure: Failure | null) => string | null {
  const { t } = useLingui();
  return (failure) => {
    if (failure?.code !== "status_conflict") return null;
    const reasons: Readonly<Record<string, string>> = {
      method_taken: t`Another account that is switched on has one of these ways to pay. Switch it off there first.`,
      too_many: t`A clinic can have ten accounts. Remove one first.`,
      has_payments: t`Payments were made with this account, and refunds need it. Add another account for the new address.`,
      open_payments: t`Some payments still need this account. Switch it off instead.`,
    };
    return reasons[failure.reason ?? ""] ?? null;
  };
}
