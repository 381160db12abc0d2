import type { IncomingMessage, ServerResponse } from "node:http";
import { type Locale, negotiateLocale } from "@anteroom/domain/shared/locales";
import { submitCardForm, currentCardPage, type FormOutcome } from "./card-desk.ts";
import { digitsOf } from "./card.ts";
import type { GatewayPayment } from "./gateway-payment.ts";
import { readBody, sendPage, sendSeeOther } from "./http-messages.ts";
import { closedPage, donePage, missingPage } from "./pages/closing-pages.ts";
import { approvalPage, transferPage } from "./pages/decision-pages.ts";
import type { Page } from "./pages/page-parts.ts";
import { foundReferencePage, referencePage } from "./pages/reference-pages.ts";
import { testAccounts } from "./test-values.ts";
import type { PaymentOperations } from "./till.ts";
import type { ProviderState } from "@anteroom/domain/payment/payment-state";

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
function returnUrlOf({ id, request, state, result_token }: GatewayPayment): string {
  const url = new URL(request.return_url);
  url.searchParams.set("payload", result_token);
  url.searchParams.set("resultCode", resultCodes[state]);
  url.searchParams.set("paymentData", JSON.stringify({ payment: id, reference: request.reference }));
  return url.href;
}

type GatewayDeps = { till: PaymentOperations; paceMs: number };

/** Returns the request handler of the gateway's pages for payers: plain pages and forms, without scripts. */
export function hostedPages(parts: GatewayDeps) {
  const { till } = parts;

  /** `/pay/{id}`: the payer comes from the shop and goes back to it. */
  const atPay = async (request: IncomingMessage, payment: GatewayPayment): Promise<FormOutcome> => {
    if (payment.state === "expired") return { page: closedPage(payment, returnUrlOf(payment)), status: 410 };
    if (payment.state !== "action_required") return { leaves: payment };
    return request.method === "POST"
      ? deedAt(parts, payment, await formOf(request))
      : { page: pageFor(payment), status: 200 };
  };
  /** `/scan/{id}`: a phone that has scanned the code; the shop is on another device. */
  const atScan = async (request: IncomingMessage, payment: GatewayPayment): Promise<FormOutcome> => {
    if (payment.state === "action_required" && request.method !== "POST")
      return { page: approvalPage(payment, "qr_code"), status: 200 };
    if (payment.state !== "action_required") return { page: donePage(payment), status: 200 };
    const isPaid = (await formOf(request)).get("decision") === "pay";
    return { page: donePage(till.decide(payment, isPaid ? "authorised" : "refused")), status: 200 };
  };
  /** `/reference`: a cash machine. */
  const atReference = async (request: IncomingMessage): Promise<FormOutcome> => {
    const locale = localeOf(request);
    if (request.method !== "POST") return { page: referencePage(locale), status: 200 };
    return payReference(till, locale, await formOf(request));
  };

  const deedOf = async (request: IncomingMessage, path: string): Promise<FormOutcome | null> => {
    if (path === "/reference") return atReference(request);
    const [, place, id = "", isLeaving] = /^\/(pay|scan)\/([\w-]+)(\/leave)?$/.exec(path) ?? [];
    const payment = till.find(id);
    if (!payment || placeOf(payment) !== place) return null;
    if (isLeaving) return { leaves: payment };
    return place === "pay" ? atPay(request, payment) : atScan(request, payment);
  };

  return async (request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<void> => {
    if (pathname === "/favicon.ico") return void response.writeHead(204).end();
    const deed = await deedOf(request, pathname);
    if (!deed) return sendPage(response, 404, missingPage(localeOf(request)));
    if ("page" in deed) return sendPage(response, deed.status, deed.page);
    sendSeeOther(response, "again" in deed ? pathname : returnUrlOf(deed.leaves));
  };
}

/** Where a payment is decided: on a page that leads back, on a phone, or nowhere here. */
function placeOf({ request }: GatewayPayment): "pay" | "scan" | null {
  switch (request.method) {
    case "credit_card":
    case "payu":
    case "wallet":
    case "instant_transfer":
      return "pay";
    case "qr_code":
      return "scan";
    case "mb_way":
    case "multibanco":
    case "atm":
      return null;
  }
}

function pageFor(payment: GatewayPayment): Page {
  const { method } = payment.request;
  if (method === "payu" || method === "wallet") return approvalPage(payment, method);
  return method === "instant_transfer" ? transferPage(payment) : currentCardPage(payment);
}

function deedAt(parts: GatewayDeps, payment: GatewayPayment, form: URLSearchParams): FormOutcome {
  const { till, paceMs } = parts;
  const { method } = payment.request;
  const decision = form.get("decision");
  if (method === "credit_card") return submitCardForm(parts, payment, form);
  if (decision === "refuse") return { leaves: till.decide(payment, "refused") };
  if (method !== "instant_transfer")
    return decision === "pay" ? { leaves: till.decide(payment, "authorised") } : { again: payment };
  const account = testAccounts.find((one) => one === form.get("account"));
  if (!account) return { page: transferPage(payment, "account_missing"), status: 422 };
  const arrival = { prompt: Date.now(), late: payment.expires_at, never: null }[account];
  const next = arrival === null ? null : { state: "authorised" as const, at: arrival + paceMs };
  return { leaves: till.decide(payment, "pending", { next }) };
}

function payReference(till: PaymentOperations, locale: Locale, form: URLSearchParams): FormOutcome {
  const typed = { entity: digitsOf(form.get("entity") ?? ""), voucher: digitsOf(form.get("voucher") ?? "") };
  const wrong = (problem: "voucher_missing" | "voucher_unknown"): FormOutcome => ({
    page: referencePage(locale, typed, { voucher: problem }),
    status: 422,
  });
  if (typed.voucher === "") return wrong("voucher_missing");
  const payment = till.findByVoucher(typed.voucher);
  if (!payment || (payment.voucher?.entity ?? "") !== typed.entity) return wrong("voucher_unknown");
  const decision = form.get("decision");
  if (decision === "pay" && payment.state === "action_required")
    return { page: donePage(till.decide(payment, "authorised")), status: 200 };
  if (decision === "late") return { page: donePage(till.payLate(payment)), status: 200 };
  const isPayable = payment.state === "action_required" || payment.state === "expired";
  return { page: isPayable ? foundReferencePage(payment, typed) : donePage(payment), status: 200 };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request)) ?? "");
}

function localeOf(request: IncomingMessage): Locale {
  return negotiateLocale({ accepted: request.headers["accept-language"] });
}
