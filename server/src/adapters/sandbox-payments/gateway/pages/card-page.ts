import type { CardProblems, TypedCard } from "../card.ts";
import { countriesIn, likelyCountryOf } from "../countries.ts";
import type { GatewayPayment } from "../gateway-payment.ts";
import { testCards } from "../test-values.ts";
import { textsOf } from "../texts/texts.ts";
import { html } from "./markup.ts";
import { amountMarkup, type Page, selectField, paymentPage, testHelp, textField } from "./page-parts.ts";

type Correction = { typed: TypedCard; problems: CardProblems };

/** Renders the card form. After errors it contains the input again, except the CVV. */
export function cardPage(payment: GatewayPayment, correction?: Correction): Page {
  const { locale, shop_name, amount } = payment.request;
  const t = textsOf(locale);
  const problems = correction?.problems ?? {};
  const field = (name: keyof TypedCard, attributes: string, isRequired = true) => ({
    name,
    t,
    attributes,
    isRequired,
    problem: problems[name],
    hint: name === "cvv" && correction && !problems.cvv ? t.cvvAgain : t.hints[name],
    value: name === "cvv" ? "" : (correction?.typed[name] ?? ""),
  });
  const country = correction?.typed.country ?? likelyCountryOf(amount.currency);
  return paymentPage({
    payment,
    heading: t.card,
    problems,
    help: testHelp(
      t.testCards,
      [
        [t.approved, testCards.approved],
        [t.declined, testCards.declined],
        [t.challenged, testCards.challengePassed],
      ],
      t.testHow,
    ),
    leadsBack: true,
    form: html`<form method="post" novalidate autocomplete="on">
        ${textField(field("name", 'autocomplete="cc-name" autocapitalize="words" spellcheck="false"'))}
        ${textField(field("number", 'autocomplete="cc-number" inputmode="numeric" dir="ltr"'))}
        <div class="pair">
          ${textField(field("expiry", 'autocomplete="cc-exp" inputmode="numeric" dir="ltr"'))}
          ${textField(field("cvv", 'autocomplete="cc-csc" inputmode="numeric" dir="ltr"'))}
        </div>
        <fieldset aria-describedby="billing-hint">
          <legend>${t.billing}</legend>
          <p class="hint" id="billing-hint">${t.billingHint}</p>
          ${textField(field("street", 'autocomplete="billing address-line1"', false))}
          <div class="pair">
            ${textField(field("postal_code", 'autocomplete="billing postal-code" dir="ltr"', false))}
            ${textField(field("city", 'autocomplete="billing address-level2"', false))}
          </div>
          ${selectField(
            { ...field("country", 'autocomplete="billing country"', false), value: country },
            countriesIn(locale),
          )}
        </fieldset>
        <button class="main" name="decision" value="pay">${t.pay} ${amountMarkup(payment)}</button>
        <button class="quiet" name="decision" value="cancel">${t.cancel}</button>
      </form>
      <p class="note">${t.privacy(shop_name)}</p>`,
  });
}
