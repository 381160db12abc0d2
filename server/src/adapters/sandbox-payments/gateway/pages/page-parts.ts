import { createHash } from "node:crypto";
import { directionOf, type Locale } from "@anteroom/domain/shared/locales";
import { formatAmount } from "@anteroom/domain/payment/money";
import { amountOf, type GatewayPayment } from "../gateway-payment.ts";
import type { FieldName, FieldProblem, GatewayTexts } from "../texts/gateway-texts.ts";
import { textsOf } from "../texts/texts.ts";
import { html, type Markup } from "./markup.ts";
import { style } from "./page-style.ts";

/** A rendered page, the hash of its style, and the shop's origin when its form may redirect there. */
export type Page = { html: string; styleHash: string; returnOrigin?: string };
/** The problems of a form by field, in page order. */
export type Problems = Partial<Record<FieldName, FieldProblem>>;

// Built apart from the template: the policy allows exactly these characters.
const styleElement: Markup = { markup: `<style>${style}</style>` };
const styleHash = `sha256-${createHash("sha256").update(style).digest("base64")}`;

/** Renders a complete page of the gateway. */
export function documentOf(locale: Locale, title: string, body: Markup): Page {
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

type Sheet = {
  payment: GatewayPayment;
  /** Stands above what is to be done. */
  heading: string;
  problems?: Problems;
  /** What a tester needs to know. */
  help?: Markup;
  form: Markup;
  /** Where the form may lead besides the gateway itself. */
  leadsBack: boolean;
};

/** Renders a page about a payment: its details on one side, the form on the other. */
export function paymentPage({ payment, heading, problems = {}, help, form, leadsBack }: Sheet): Page {
  const { locale, shop_name, return_url } = payment.request;
  const t = textsOf(locale);
  const isWrong = Object.keys(problems).length > 0;
  const title = t.paymentTo(shop_name);
  const body = html`<div class="sheet">
    ${summary(payment, t, help ?? null)}
    <section class="form" aria-labelledby="heading">
      ${isWrong ? errorSummary(t, problems) : null}
      <h2 id="heading">${heading}</h2>
      ${form}
    </section>
  </div>`;
  const page = documentOf(locale, isWrong ? `${t.error}: ${title}` : title, body);
  return leadsBack ? { ...page, returnOrigin: new URL(return_url).origin } : page;
}

/** Renders the amount with its own text direction. */
export function amountMarkup(payment: GatewayPayment): Markup {
  const { value, currency } = amountOf(payment);
  return ltr(formatAmount(value, currency, payment.request.locale));
}

function summary(payment: GatewayPayment, t: GatewayTexts, help: Markup | null): Markup {
  const { locale, reference, shop_name } = payment.request;
  return html`<section class="summary" aria-labelledby="title">
    <h1 id="title">${t.paymentTo(shop_name)}</h1>
    <p class="amount">${amountMarkup(payment)}</p>
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
    ${help} ${dunes}
  </section>`;
}

/** A number, a name or an amount that keeps its direction in any language. */
function ltr(text: string): Markup {
  return html`<bdi dir="ltr">${text}</bdi>`;
}

/** Renders the list of problems with links to the fields. */
export function errorSummary(t: GatewayTexts, problems: Problems): Markup {
  const wrong = Object.entries(problems).map(
    ([field, problem]) => html`<li><a href="#${field}">${t.problems[problem]}</a></li>`,
  );
  return html`<div class="errors" role="group" tabindex="-1" autofocus aria-labelledby="errors">
    <h2 id="errors">${t.toCorrect[wrong.length - 1] ?? t.error}</h2>
    <ul>
      ${wrong}
    </ul>
  </div>`;
}

type Field = {
  name: FieldName;
  t: GatewayTexts;
  value?: string;
  hint?: string | undefined;
  problem?: FieldProblem | undefined;
  /** How a browser fills it in. */
  attributes: string;
  isRequired?: boolean;
};

/** Renders a labelled input; its problem is between label and input. */
export function textField(field: Field): Markup {
  return fieldOf(
    field,
    html`<input
      id="${field.name}"
      name="${field.name}"
      type="text"
      ${(field.isRequired ?? true) ? { markup: "required" } : null}
      maxlength="60"
      value="${field.value ?? ""}"
      ${{ markup: field.attributes }}
      ${describedBy(field)}
    />`,
  );
}

/** Renders a labelled select. */
export function selectField(field: Field, options: readonly { code: string; name: string }[]): Markup {
  const choices = options.map(
    ({ code, name }) =>
      html`<option value="${code}" ${code === field.value ? { markup: "selected" } : null}>${name}</option>`,
  );
  return fieldOf(
    field,
    html`<select
      id="${field.name}"
      name="${field.name}"
      ${{ markup: field.attributes }}
      ${describedBy(field)}
    >
      <option value=""></option>
      ${choices}
    </select>`,
  );
}

function fieldOf({ name, t, hint, problem }: Field, box: Markup): Markup {
  return html`<div class="field">
    <label for="${name}">${t.fields[name]}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null}
    ${problem ? html`<p class="wrong" id="${name}-error">${cross}<span>${t.problems[problem]}</span></p>` : null}
    ${box}
  </div>`;
}

function describedBy({ name, hint, problem }: Field): Markup {
  const described = [hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(" ");
  return html`${problem ? { markup: 'aria-invalid="true"' } : null}
  ${described ? html`aria-describedby="${described}"` : null}`;
}

/** Renders test values for testers. */
export function testHelp(title: string, values: readonly [string, string][], note?: string): Markup {
  const rows = values.map(
    ([name, value]) =>
      html`<div>
        <dt>${name}</dt>
        <dd>${ltr(value)}</dd>
      </div>`,
  );
  return html`<section class="help" aria-labelledby="help">
    <h2 id="help">${title}</h2>
    <dl>${rows}</dl>
    ${note ? html`<p>${note}</p>` : null}
  </section>`;
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
/** The error icon. */
export const cross: Markup = {
  markup:
    '<svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="9" fill="currentColor"/>' +
    '<path d="M10 5.5V11M10 14v.5" stroke-width="2.2" stroke-linecap="round"/></svg>',
};

/** Minutes in words, as "14 minutes"; at least one. */
function formatMinutes(locale: Locale, milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const format = { style: "unit", unit: "minute", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, format).format(minutes);
}
