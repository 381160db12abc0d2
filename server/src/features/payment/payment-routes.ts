import * as endpoints from "@anteroom/contract/payment";
import { mount } from "../../platform/mount.ts";
import { beginPayment } from "./begin-payment.ts";
import { getPaymentInfo } from "./get-payment-info.ts";
import type { PaymentParts } from "./payment-parts.ts";
import { paymentWebhook } from "./payment-webhook.ts";
import { submitPaymentResult } from "./submit-payment-result.ts";

/** From the sum that is due to the provider's word. */
export function paymentRoutes(parts: PaymentParts): void {
  const { app } = parts.services;
  mount(app, endpoints.getPaymentInfo, getPaymentInfo);
  mount(app, endpoints.beginPayment, (call) => beginPayment(call, parts));
  mount(app, endpoints.submitPaymentResult, (call) => submitPaymentResult(call, parts));
  paymentWebhook(parts);
}
