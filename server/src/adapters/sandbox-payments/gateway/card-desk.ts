import { cardFields, digitsOf, readCard, type TypedCard } from "./card.ts";
import type { GatewayPayment } from "./gateway-payment.ts";
import { cardPage } from "./pages/card-page.ts";
import { challengePage } from "./pages/challenge-page.ts";
import type { Page } from "./pages/page-parts.ts";
import { testCode } from "./test-values.ts";
import type { PaymentOperations } from "./till.ts";
import { randomToken } from "./unguessable.ts";

/** The result of a form: a page, a payment to show again, or a redirect to the shop. */
export type FormOutcome =
  | { page: Page; status: number }
  | { again: GatewayPayment }
  | { leaves: GatewayPayment };

const codesAtMost = 3;

/** Returns the payer's current page for a card: the form, or the bank's challenge after it. */
export function currentCardPage(payment: GatewayPayment): Page {
  return payment.card?.challenge ? challengePage(payment) : cardPage(payment);
}

/**
 * Handles the card form and the bank's challenge; the third wrong code refuses the payment. Number and CVV are not
 * stored; only a token is.
 */
export function submitCardForm(
  { till, paceMs }: { till: PaymentOperations; paceMs: number },
  payment: GatewayPayment,
  form: URLSearchParams,
): FormOutcome {
  if (form.get("decision") === "cancel") return { leaves: till.decide(payment, "cancelled") };
  if (payment.card?.challenge) return atChallenge(till, payment, payment.card, form);
  const typed = typedCard(form);
  const read = readCard(typed, new Date());
  if ("problems" in read) return { page: cardPage(payment, { typed, problems: read.problems }), status: 422 };
  const { answer, challenge = null, refund: refund_plan = "done" } = read.behaviour;
  const change = {
    card: { token: `tok_${randomToken()}`, challenge, wrong_codes: 0 },
    refund_plan,
    next: answer === "pending" ? { state: "authorised" as const, at: Date.now() + paceMs } : null,
  };
  return challenge ? { again: till.note(payment, change) } : { leaves: till.decide(payment, answer, change) };
}

type HeldCard = NonNullable<GatewayPayment["card"]>;

function atChallenge(
  till: PaymentOperations,
  payment: GatewayPayment,
  card: HeldCard,
  form: URLSearchParams,
): FormOutcome {
  if (form.get("decision") === "refuse") return { leaves: till.decide(payment, "refused") };
  const code = digitsOf(form.get("code") ?? "");
  if (!/^\d{6}$/.test(code)) return { page: challengePage(payment, "code_missing"), status: 422 };
  if (card.challenge === "is_left") return { leaves: till.note(payment, { card: null }) };
  if (card.challenge === "fails") return { leaves: till.decide(payment, "refused") };
  if (code === testCode) return { leaves: till.decide(payment, "authorised") };
  const wrong_codes = card.wrong_codes + 1;
  if (wrong_codes >= codesAtMost) return { leaves: till.decide(payment, "refused") };
  const requested = till.note(payment, { card: { ...card, wrong_codes } });
  return { page: challengePage(requested, "code_wrong"), status: 422 };
}

function typedCard(form: URLSearchParams): TypedCard {
  const typed = cardFields.map((field) => [field, (form.get(field) ?? "").slice(0, 200)] as const);
  return Object.fromEntries(typed) as TypedCard; // each field of the list has just been given
}
