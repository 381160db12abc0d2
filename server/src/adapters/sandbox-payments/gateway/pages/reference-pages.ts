import type { Locale } from "@anteroom/domain/shared/locales";
import type { GatewayPayment } from "../gateway-payment.ts";
import { textsOf } from "../texts/texts.ts";
import { html } from "./markup.ts";
import {
  amountMarkup,
  documentOf,
  errorSummary,
  type Page,
  type Problems,
  paymentPage,
  textField,
} from "./page-parts.ts";

type TypedReference = { entity: string; voucher: string };

/** Renders a cash machine: the form for entity and reference. */
export function referencePage(locale: Locale, typed?: TypedReference, problems: Problems = {}): Page {
  const t = textsOf(locale);
  const isWrong = Object.keys(problems).length > 0;
  const attributes = 'autocomplete="off" inputmode="numeric" dir="ltr"';
  const { entity = "", voucher = "" } = typed ?? {};
  const body = html`<div class="sheet lone">
    ${isWrong ? errorSummary(t, problems) : null}
    <h1>${t.payReference}</h1>
    <p>${t.payReferenceWhat}</p>
    <form method="post" novalidate>
      ${textField({ name: "entity", t, value: entity, hint: t.entityHint, attributes, isRequired: false })}
      ${textField({ name: "voucher", t, value: voucher, problem: problems.voucher, attributes })}
      <button class="main" name="decision" value="find">${t.goOn}</button>
    </form>
  </div>`;
  return documentOf(locale, isWrong ? `${t.error}: ${t.payReference}` : t.payReference, body);
}

/**
 * Renders the payment of a reference; its form sends `typed` again with the decision to pay. A tester can pay it even
 * after its time.
 */
export function foundReferencePage(payment: GatewayPayment, typed: TypedReference): Page {
  const t = textsOf(payment.request.locale);
  const isOver = payment.state === "expired";
  return paymentPage({
    payment,
    heading: isOver ? t.expired : t.payReference,
    leadsBack: false,
    form: html`<form method="post">
      <input type="hidden" name="entity" value="${typed.entity}" />
      <input type="hidden" name="voucher" value="${typed.voucher}" />
      ${
        isOver
          ? html`<button class="quiet" name="decision" value="late">${t.payLate}</button>`
          : html`<button class="main" name="decision" value="pay">${t.pay} ${amountMarkup(payment)}</button>`
      }
    </form>`,
  });
}
