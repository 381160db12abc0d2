import type { GatewayPayment } from "../gateway-payment.ts";
import { testCode } from "../test-values.ts";
import type { FieldProblem } from "../texts/gateway-texts.ts";
import { textsOf } from "../texts/texts.ts";
import { html } from "./markup.ts";
import { type Page, paymentPage, testHelp, textField } from "./page-parts.ts";

/** Renders the 3-D Secure challenge of the card's bank. */
export function challengePage(payment: GatewayPayment, problem?: FieldProblem): Page {
  const { locale, shop_name } = payment.request;
  const t = textsOf(locale);
  const attributes = 'autocomplete="one-time-code" inputmode="numeric" dir="ltr"';
  return paymentPage({
    payment,
    heading: t.challenge,
    problems: problem ? { code: problem } : {},
    help: testHelp(t.testCode, [[t.fields.code, testCode]]),
    leadsBack: true,
    form: html`<p class="lead">${t.challengeWhat(shop_name)}</p>
      <form method="post" novalidate>
        ${textField({ name: "code", t, problem, attributes })}
        <button class="main" name="decision" value="allow">${t.allow}</button>
        <button class="quiet" name="decision" value="refuse">${t.notMe}</button>
      </form>
      <p class="away"><a href="${payment.id}/leave">${t.leave(shop_name)}</a></p>`,
  });
}
