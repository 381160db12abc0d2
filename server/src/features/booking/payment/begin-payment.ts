import type { beginPayment as endpoint } from "@anteroom/contract/appointment/payment";
import { mbWayNumber } from "@anteroom/domain/payment/payment-methods";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem } from "../../../platform/http/problem.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import type { PaymentRequest } from "../../../ports/payments.ts";
import { getPaymentInfo } from "./get-payment-info.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { openPayment, type OpenPayment } from "./open-payment.ts";
import type { PaymentDeps, ProviderDeps } from "./payment-deps.ts";
import { throughGateway } from "./provider/through-gateway.ts";
import { webhookPath } from "../../../shared/payment/webhook-path.ts";
import { saveBegun } from "./provider/save-started-payment.ts";

type BeginCall = Call<typeof endpoint>;

/**
 * Starts the caller's payment at the provider, or returns the one started before. Stores the payment and its
 * deadline first, calls the provider outside a transaction, then stores the answer; a retry after a crash
 * uses the same idempotency key. Sends hints and, for a reference, a mail. Returns a problem when the
 * appointment awaits no payment, the method does not fit or the provider refuses.
 */
export async function beginPayment(call: BeginCall, deps: PaymentDeps) {
  const { body } = call;
  const phoneNumber = body.phone_number === undefined ? null : mbWayNumber(body.phone_number);
  const open = await call.tx((tx) => openPayment(tx, { call, deps, hasPhone: phoneNumber !== null }));
  if (isProblem(open)) return open;
  if (open.payment.status !== "created") return getPaymentInfo(call, deps);
  const way = await throughGateway(deps, call.tenant, open.payment.gateway_id);
  const begun = await way.through.begin(requestOf(open, call, way, phoneNumber));
  if (begun.outcome === "unavailable") return problem("payment_unavailable", { retry_after: 5 });
  const info = await saveBegun(way, { call, payment: open.payment, begun });
  if (info) return info;
  if (begun.outcome === "refused") return problem("payment_not_possible");
  return begun.outcome === "session_failed" ? problem("payment_session_failed") : detailsInvalid;
}

const detailsInvalid = problem("payment_details_invalid", {
  fields: [{ path: "body.phone_number", code: "invalid" }],
});

function requestOf(
  { payment, payerEmail }: OpenPayment,
  { tenant, caller, locale }: BeginCall,
  { services, through, gatewayId }: ProviderDeps,
  phoneNumber: string | null,
): PaymentRequest {
  const { config } = services;
  const { paymentWidgetUrl } = tenant.settings;
  const page =
    caller.kind === "patient"
      ? (`/appointments/${payment.appointment_id}/pay` as const)
      : "/appointment-checkout";
  return {
    reference: payment.reference,
    idempotencyKey: idempotencyKey("begin", payment),
    method: payment.method,
    capture: payment.capture,
    ...(payment.method === "mb_way" && phoneNumber !== null ? { phoneNumber } : {}),
    ...(payerEmail === null ? {} : { payerEmail }),
    shopName: tenant.manifest.name,
    ...(paymentWidgetUrl === null ? {} : { pageUrl: paymentWidgetUrl }),
    returnUrl: tenantAddress(config, tenant, page),
    notificationUrl: new URL(
      webhookPath(through.provider, { tenantId: tenant.id, gatewayId }),
      config.baseUrl,
    ).href,
    locale,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    deadline: payment.deadline,
  };
}
