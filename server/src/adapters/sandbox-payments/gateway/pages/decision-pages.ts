import type { GatewayPayment } from "../gateway-payment.ts";
import { testAccounts } from "../test-values.ts";
import type { FieldProblem, GatewayTexts } from "../texts/gateway-texts.ts";
import { textsOf } from "../texts/texts.ts";
import { html, type Markup } from "./markup.ts";
import { amountMarkup, cross, type Page, paymentPage } from "./page-parts.ts";

/** Renders the choice of PayU, a wallet or a QR code: pay or decline; except for a QR code also later. */
export function approvalPage(payment: GatewayPayment, way: keyof GatewayTexts["payWith"]): Page {
  const { locale, shop_name } = payment.request;
  const t = textsOf(locale);
  const isOnPhone = way === "qr_code";
  return paymentPage({
    payment,
    heading: t.payWith[way],
    leadsBack: !isOnPhone,
    form: html`<form method="post">
        <button class="main" name="decision" value="pay">${t.pay} ${amountMarkup(payment)}</button>
        <button class="quiet" name="decision" value="refuse">${t.refuse}</button>
      </form>
      ${isOnPhone ? null : away(payment.id, t.leave(shop_name))}`,
  });
}

/** Renders the payer's online bank: a test account to send a transfer from, decline, or later. */
export function transferPage(payment: GatewayPayment, problem?: FieldProblem): Page {
  const { locale, shop_name } = payment.request;
  const t = textsOf(locale);
  const accounts = testAccounts.map(
    (account, place) =>
      html`<li>
        <input
          type="radio"
          name="account"
          value="${account}"
          id="${place === 0 ? "account" : `account-${account}`}"
          aria-describedby="hint-${account}"
        />
        <label for="${place === 0 ? "account" : `account-${account}`}">${t.accounts[account].name}</label>
        <p class="hint" id="hint-${account}">${t.accounts[account].hint}</p>
      </li>`,
  );
  return paymentPage({
    payment,
    heading: t.transfer,
    problems: problem ? { account: problem } : {},
    leadsBack: true,
    form: html`<form method="post" novalidate>
        <fieldset ${problem ? { markup: 'aria-describedby="account-error"' } : null}>
          <legend>${t.fields.account}</legend>
          ${problem ? html`<p class="wrong" id="account-error">${cross}<span>${t.problems[problem]}</span></p>` : null}
          <ul class="choices">
            ${accounts}
          </ul>
        </fieldset>
        <button class="main" name="decision" value="transfer">
          ${t.transferNow} ${amountMarkup(payment)}
        </button>
        <button class="quiet" name="decision" value="refuse">${t.refuse}</button>
      </form>
      ${away(payment.id, t.leave(shop_name))}`,
  });
}

function away(id: string, words: string): Markup {
  return html`<p class="away"><a href="${id}/leave">${words}</a></p>`;
}
