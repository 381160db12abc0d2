import * as endpoints from "@anteroom/contract/appointment/payment";
import { mount } from "../../../platform/http/mount.ts";
import { clinicPaymentRoutes } from "./clinic-payment-routes.ts";
import { beginPayment } from "./begin-payment.ts";
import { getOpenReference } from "./get-open-reference.ts";
import { getPaymentInfo } from "./get-payment-info.ts";
import { abandonPayment } from "./give-up-payment.ts";
import { handOffPayment } from "./provider/hand-off-payment.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { paymentWebhook } from "./provider/payment-webhook.ts";
import { submitPaymentResult } from "./provider/submit-payment-result.ts";
import { takeOverPayment } from "./provider/take-over-payment.ts";

/** Registers the patient's routes of payments, the clinic's routes, and the providers' webhooks. */
export function paymentRoutes(deps: PaymentDeps): void {
  const { app } = deps.services;
  mount(app, endpoints.getPaymentInfo, (call) => getPaymentInfo(call, deps));
  mount(app, endpoints.getOpenReference, getOpenReference);
  mount(app, endpoints.beginPayment, (call) => beginPayment(call, deps));
  mount(app, endpoints.submitPaymentResult, (call) => submitPaymentResult(call, deps));
  mount(app, endpoints.giveUpPayment, (call) => abandonPayment(call, deps));
  mount(app, endpoints.handOffPayment, (call) => handOffPayment(call, deps.services));
  mount(app, endpoints.takeOverPayment, takeOverPayment);
  clinicPaymentRoutes(deps);
  paymentWebhook(deps);
}
