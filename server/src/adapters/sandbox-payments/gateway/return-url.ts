import type { ProviderState } from "@anteroom/domain/payment-state";
import type { GatewayPayment } from "./gateway-payment.ts";

const resultCodes: Record<ProviderState, string> = {
  action_required: "RedirectShopper",
  pending: "Pending",
  authorised: "Authorised",
  refused: "Refused",
  cancelled: "Cancelled",
  expired: "Cancelled",
  error: "Error",
};

/** Where the browser goes back to, with hints of the outcome (never proof) and nothing of the card. */
export function returnUrlOf({ id, request, state, result_token }: GatewayPayment): string {
  const url = new URL(request.return_url);
  url.searchParams.set("payload", result_token);
  url.searchParams.set("resultCode", resultCodes[state]);
  url.searchParams.set("paymentData", JSON.stringify({ payment: id, reference: request.reference }));
  return url.href;
}
