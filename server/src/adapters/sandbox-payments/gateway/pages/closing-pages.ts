import type { Locale } from "@anteroom/domain/shared/locales";
import type { GatewayPayment } from "../gateway-payment.ts";
import { textsOf } from "../texts/texts.ts";
import { html } from "./markup.ts";
import { documentOf, type Page } from "./page-parts.ts";

/** Renders the page of an expired payment, with a link to the shop. */
export function closedPage(payment: GatewayPayment, returnUrl: string): Page {
  const { locale, shop_name } = payment.request;
  const t = textsOf(locale);
  const body = html`<div class="sheet lone">
    <h1>${t.expired}</h1>
    <p>${t.expiredWhat}</p>
    <p><a class="main" href="${returnUrl}">${t.backTo(shop_name)}</a></p>
  </div>`;
  return documentOf(locale, t.expired, body);
}

/** Renders the outcome for a payer whose shop page is on another device. */
export function donePage(payment: GatewayPayment): Page {
  const { locale, shop_name } = payment.request;
  const t = textsOf(locale);
  const title = payment.state === "authorised" ? t.paid : payment.state === "expired" ? t.expired : t.notPaid;
  const body = html`<div class="sheet lone">
    <h1>${title}</h1>
    ${payment.state === "authorised" ? null : html`<p>${t.expiredWhat}</p>`}
    <p>${t.goBack(shop_name)}</p>
  </div>`;
  return documentOf(locale, title, body);
}

/** Renders the page for an unknown payment. */
export function missingPage(locale: Locale): Page {
  const t = textsOf(locale);
  const body = html`<div class="sheet lone">
    <h1>${t.missing}</h1>
    <p>${t.missingWhat}</p>
  </div>`;
  return documentOf(locale, t.missing, body);
}
