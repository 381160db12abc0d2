import type { ProviderState } from "@anteroom/domain/payment/payment-state";
import type { GatewayPayment, RefundPlan } from "./gateway-payment.ts";

/** The simulated behaviour of a card's bank. */
export type CardBehaviour = {
  answer: ProviderState;
  /** True when the bank requires the billing address. */
  wantsAddress?: boolean;
  challenge?: NonNullable<GatewayPayment["card"]>["challenge"];
  refund?: RefundPlan;
};

/** Card numbers with a defined outcome; the adapter's README lists them. Every other valid card is approved. */
export const testCards = {
  approved: "4111 1111 1111 1111",
  declined: "4000 0000 0000 0002",
  challengePassed: "4000 0000 0000 3220",
  challengeFailed: "4000 0000 0000 3063",
  challengeLeft: "4000 0000 0000 3089",
  addressWanted: "4000 0000 0000 0010",
  reviewed: "4000 0000 0000 0077",
  broken: "4000 0000 0000 0119",
  refundRefused: "4000 0000 0000 7726",
  refundFails: "4000 0000 0000 5126",
} as const;

const behaviours: Record<keyof typeof testCards, CardBehaviour> = {
  approved: { answer: "authorised" },
  declined: { answer: "refused" },
  challengePassed: { answer: "authorised", challenge: "passes" },
  challengeFailed: { answer: "refused", challenge: "fails" },
  challengeLeft: { answer: "action_required", challenge: "is_left" },
  addressWanted: { answer: "authorised", wantsAddress: true },
  reviewed: { answer: "pending" },
  broken: { answer: "error" },
  refundRefused: { answer: "authorised", refund: "refused" },
  refundFails: { answer: "authorised", refund: "fails" },
};

/** Returns the behaviour of a card's bank; `digits` is the number without spaces. */
export function behaviourOfCard(digits: string): CardBehaviour {
  const names = Object.keys(behaviours) as (keyof typeof testCards)[]; // a record's own keys
  const known = names.find((name) => testCards[name].replaceAll(" ", "") === digits);
  return behaviours[known ?? "approved"];
}

/** The code that a test card's bank accepts. */
export const testCode = "123456";

/** MB Way phone numbers with a defined outcome. Every other number accepts. */
export const testPhones = {
  accepts: "+351911000001",
  declines: "+351911000002",
  isSilent: "+351911000003",
} as const;

/** Returns the outcome for a phone; null: no answer. */
export function answerOfPhone(phone: string): ProviderState | null {
  if (phone === testPhones.isSilent) return null;
  return phone === testPhones.declines ? "refused" : "authorised";
}

/** Returns whether the phone can use MB Way: Portuguese mobile numbers only. */
export function hasMbWay(phone: string): boolean {
  return /^\+3519\d{8}$/.test(phone);
}

/** Bank accounts of the transfer page: the money arrives soon, after the deadline, or never. */
export const testAccounts = ["prompt", "late", "never"] as const;
/** A test bank account. */
export type TestAccount = (typeof testAccounts)[number];
