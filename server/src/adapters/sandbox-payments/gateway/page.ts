import { createHash } from "node:crypto";
import { directionOf, type Locale } from "@anteroom/domain/locales";
import { formatAmount } from "@anteroom/domain/money";
import { type CardProblems, testCards, type TypedCard } from "./card.ts";
import { formatMinutes } from "./format-minutes.ts";
import type { GatewayPayment } from "./gateway-payment.ts";
import { html, type Markup } from "./markup.ts";
import { style } from "./page-style.ts";
import { type GatewayTexts, textsOf } from "./texts.ts";

export type Page = { html: string; styleHash: string; returnOrigin?: string };
type Correction = { typed: TypedCard; problems: CardProblems };

const fields = ["name", "number", "expiry", "cvv"] as const;
// Built apart from the template: the policy allows exactly these characters.
const styleElement: Markup = { markup: `<style>${style}</style>` };
const styleHash = `sha256-${createHash("sha256").update(style).digest("base64")}`;

/** The card form; after wrong details the same form with what was typed, but for the CVV. */
export function paymentPage(payment: GatewayPayment, correction?: Correction): Page {
  const { locale, shop_name, return_url } = payment.request;
  const { value, currency } = payment.request.amount;
  const t = textsOf(locale);
  const amount = ltr(formatAmount(value, currency, locale));
  const title = t.paymentTo(shop_name);
  const body = html`<div class="sheet">
    ${summary(payment, t, amount)}
    <section class="form" aria-labelledby="card">
      ${correction ? errorSummary(t, correction.problems) : null}
      <h2 id="card">${t.card}</h2>
      <form method="post" novalidate autocomplete="on">
        ${textField(t, "name", 'autocomplete="cc-name" autocapitalize="words" spellcheck="false"', correction)}
        ${textField(t, "number", 'autocomplete="cc-number" inputmode="numeric" dir="ltr"', correction)}
        <div class="pair">
          ${textField(t, "expiry", 'autocomplete="cc-exp" inputmode="numeric" dir="ltr"', correction)}
          ${textField(t, "cvv", 'autocomplete="cc-csc" inputmode="numeric" dir="ltr"', correction)}
        </div>
        <button class="main" name="decision" value="pay">${t.pay} ${amount}</button>
        <button class="quiet" name="decision" value="cancel">${t.cancel}</button>
      </form>
      <p class="note">${t.privacy(shop_name)}</p>
    </section>
  </div>`;
  const page = documentOf(locale, correction ? `${t.error}: ${title}` : title, body);
  return { ...page, returnOrigin: new URL(return_url).origin };
}

/** The time to pay is over; the only way is back to the shop. */
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

/** No payment has this address. */
export function missingPage(locale: Locale): Page {
  const t = textsOf(locale);
  const body = html`<div class="sheet lone">
    <h1>${t.missing}</h1>
    <p>${t.missingWhat}</p>
  </div>`;
  return documentOf(locale, t.missing, body);
}

function summary(payment: GatewayPayment, t: GatewayTexts, amount: Markup): Markup {
  const { locale, reference, shop_name } = payment.request;
  return html`<section class="summary" aria-labelledby="title">
    <h1 id="title">${t.paymentTo(shop_name)}</h1>
    <p class="amount">${amount}</p>
    <dl>
      <div>
        <dt>${t.reference}</dt>
        <dd>${ltr(reference)}</dd>
      </div>
      <div>
        <dt>${t.payWithin}</dt>
        <dd>${formatMinutes(locale, payment.expires_at - Date.now())}</dd>
      </div>
    </dl>
    ${testHelp(t)} ${dunes}
  </section>`;
}

function errorSummary(t: GatewayTexts, problems: CardProblems): Markup {
  const wrong = fields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [html`<li><a href="#${field}">${t.problems[problem]}</a></li>`] : [];
  });
  return html`<div class="errors" role="group" tabindex="-1" autofocus aria-labelledby="errors">
    <h2 id="errors">${t.toCorrect[wrong.length - 1] ?? t.error}</h2>
    <ul>
      ${wrong}
    </ul>
  </div>`;
}

function textField(
  t: GatewayTexts,
  field: keyof TypedCard,
  attributes: string,
  correction?: Correction,
): Markup {
  const problem = correction?.problems[field];
  const hint = field === "cvv" && correction && !problem ? t.cvvAgain : t.hints[field];
  const described = [hint && `${field}-hint`, problem && `${field}-error`].filter(Boolean).join(" ");
  const value = field === "cvv" ? "" : (correction?.typed[field] ?? "");
  return html`<div class="field">
    <label for="${field}">${t.fields[field]}</label>
    ${hint ? html`<p class="hint" id="${field}-hint">${hint}</p>` : null}
    ${problem ? html`<p class="wrong" id="${field}-error">${cross}<span>${t.problems[problem]}</span></p>` : null}
    <input
      id="${field}"
      name="${field}"
      type="text"
      required
      maxlength="60"
      value="${value}"
      ${{ markup: attributes }}
      ${problem ? { markup: 'aria-invalid="true"' } : null}
      ${described ? html`aria-describedby="${described}"` : null}
    />
  </div>`;
}

function testHelp(t: GatewayTexts): Markup {
  return html`<section class="help" aria-labelledby="help">
    <h2 id="help">${t.testCards}</h2>
    <dl>
      <div>
        <dt>${t.approved}</dt>
        <dd>${ltr(testCards.approved)}</dd>
      </div>
      <div>
        <dt>${t.declined}</dt>
        <dd>${ltr(testCards.declined)}</dd>
      </div>
    </dl>
    <p>${t.testHow}</p>
  </section>`;
}

function ltr(text: string): Markup {
  return html`<bdi dir="ltr">${text}</bdi>`;
}

function documentOf(locale: Locale, title: string, body: Markup): Page {
  const t = textsOf(locale);
  const page = html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | Sandbox Bank</title>
        <link rel="icon" href="${icon}" />
        ${styleElement}
      </head>
      <body>
        <header>
          <p class="bank">${mark}<span lang="en">Sandbox Bank</span></p>
          <p class="test">${t.testBank}</p>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
  return { html: page.markup, styleHash };
}

const drawing =
  '<rect width="32" height="32" rx="9" fill="#27406b"/><circle cx="22" cy="10.5" r="4" fill="#f2cf8f"/>' +
  '<path d="M3 24c5-8.5 9.5-10 13.5-6.5 3.5 3 7 3.5 12.5.5V23a6 6 0 0 1-6 6H9a6 6 0 0 1-6-5z" fill="#e3b76b"/>';
const mark: Markup = { markup: `<svg viewBox="0 0 32 32" aria-hidden="true">${drawing}</svg>` };
const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}</svg>`,
)}`;
const dunes: Markup = {
  markup:
    '<svg class="dunes" viewBox="0 0 400 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">' +
    '<circle cx="306" cy="44" r="26" fill="#f2cf8f"/><path d="M0 104c70-46 128-44 186-12s120 30 214-22v80H0z" fill="#c99b52"/>' +
    '<path d="M0 132c86-34 150-26 212-8s124 14 188-12v38H0z" fill="#e3b76b"/></svg>',
};
const cross: Markup = {
  markup:
    '<svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="9" fill="currentColor"/>' +
    '<path d="M10 5.5V11M10 14v.5" stroke-width="2.2" stroke-linecap="round"/></svg>',
};
