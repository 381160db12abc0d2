import type { ProviderState } from "@anteroom/domain/payment/payment-state";
import type { GatewayPayment, RefundPlan } from "./gateway-payment.ts";

/** What the bank of a card does when the card is used. */
export type CardBehaviour = {
  answer: ProviderState;
  /** The bank wants the billing address too. */
  wantsAddress?: boolean;
  challenge?: NonNullable<GatewayPayment["card"]>["challenge"];
  refund?: RefundPlan;
};

/** Cards whose answer is known beforehand; the README of the adapter lists them. Every other valid card is approved. */
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

/** What the bank of a card does; `digits` is the number without spaces. */
export function behaviourOfCard(digits: string): CardBehaviour {
  const names = Object.keys(behaviours) as (keyof typeof testCards)[]; // a record's own keys
  const known = names.find((name) => testCards[name].replaceAll(" ", "") === digits);
  return behaviours[known ?? "approved"];
}

/** The code that the bank of a test card "sends" to the payer's phone. */
export const testCode = "123456";

/** MB Way phones whose owner's answer is known beforehand. Every other phone accepts. */
export const testPhones = {
  accepts: "+351911000001",
  declines: "+351911000002",
  isSilent: "+351911000003",
} as const;

/** What the owner of a phone does; null: nothing. */
export function answerOfPhone(phone: string): ProviderState | null {
  if (phone === testPhones.isSilent) return null;
  return phone === testPhones.declines ? "refused" : "authorised";
}

/** Only a Portuguese mobile phone has MB Way. */
export function hasMbWay(phone: string): boolean {
  return /^\+3519\d{8}$/.test(phone);
}

/** Accounts at the page for transfers: the money comes in a moment, after the time is over, or never. */
export const testAccounts = ["prompt", "late", "never"] as const;
export type TestAccount = (typeof testAccounts)[number];
