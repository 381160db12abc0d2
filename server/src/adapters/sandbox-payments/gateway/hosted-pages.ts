import type { IncomingMessage, ServerResponse } from "node:http";
import { negotiateLocale } from "@anteroom/domain/locales";
import type { ProviderState } from "@anteroom/domain/payment-state";
import { readCard, type TypedCard } from "./card.ts";
import type { GatewayPayment } from "./gateway-payment.ts";
import { readBody, sendPage, sendSeeOther } from "./http-messages.ts";
import { closedPage, missingPage, paymentPage } from "./page.ts";
import type { Till } from "./till.ts";

/** The side of the gateway that the payer sees: `GET` and `POST /pay/{id}`, plain forms, no script. */
export function hostedPages(till: Till) {
  const pay = async (request: IncomingMessage, response: ServerResponse, payment: GatewayPayment) => {
    const form = new URLSearchParams((await readBody(request)) ?? "");
    if (form.get("decision") === "cancel") return leave(response, till.decide(payment, "cancelled"));
    const typed = typedCard(form);
    const read = readCard(typed, new Date());
    if ("problems" in read)
      return sendPage(response, 422, paymentPage(payment, { typed, problems: read.problems }));
    leave(response, till.decide(payment, read.answer));
  };

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const payment = till.find(/^\/pay\/([\w-]+)$/.exec(path)?.[1] ?? "");
    if (path === "/favicon.ico") return void response.writeHead(204).end();
    if (!payment) {
      const locale = negotiateLocale({ accepted: request.headers["accept-language"] });
      return sendPage(response, 404, missingPage(locale));
    }
    if (payment.state === "expired")
      return sendPage(response, 410, closedPage(payment, returnUrlOf(payment)));
    if (payment.state !== "action_required") return leave(response, payment);
    if (request.method === "POST") return pay(request, response, payment);
    sendPage(response, 200, paymentPage(payment));
  };
}

function leave(response: ServerResponse, payment: GatewayPayment): void {
  sendSeeOther(response, returnUrlOf(payment));
}

const resultCodes: Record<ProviderState, string> = {
  action_required: "Pending",
  pending: "Pending",
  authorised: "Authorised",
  refused: "Refused",
  cancelled: "Cancelled",
  expired: "Cancelled",
  error: "Error",
};

/** Where the browser goes back to, with hints of the outcome (never proof) and nothing of the card. */
function returnUrlOf({ id, request, state, result_token }: GatewayPayment): string {
  const url = new URL(request.return_url);
  url.searchParams.set("payload", result_token);
  url.searchParams.set("resultCode", resultCodes[state]);
  url.searchParams.set("paymentData", JSON.stringify({ payment: id, reference: request.reference }));
  return url.href;
}

function typedCard(form: URLSearchParams): TypedCard {
  const field = (name: string) => (form.get(name) ?? "").slice(0, 200);
  return { name: field("name"), number: field("number"), expiry: field("expiry"), cvv: field("cvv") };
}
