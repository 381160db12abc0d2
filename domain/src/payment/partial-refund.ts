import type { DisputeState } from "./dispute-state.ts";
import type { PaymentState } from "./payment-state.ts";

/** States of a partial refund of an appointment that is not cancelled; after a failed one another can be made. */
export const partialRefundStates = ["due", "refunded", "failed"] as const;
export type PartialRefundState = (typeof partialRefundStates)[number];

/** The most characters of a refund's reason. */
export const maxRefundReasonLength = 200;

type Paid = {
  status: PaymentState;
  dispute: DisputeState;
  amountMinor: number;
  /** Whether the appointment has ended, so that no part of the payment must remain. */
  isOver: boolean;
};
type Part = { amountMinor: number; status: PartialRefundState };

/** Returns the sum (minor units) of partial refunds that succeeded or are under way. */
export function sumOfPartials(partials: readonly Part[]): number {
  return partials.reduce((sum, { amountMinor, status }) => sum + (status === "failed" ? 0 : amountMinor), 0);
}

/** States of a dispute in which the payer's bank holds the money: a refund would pay twice. */
export const chargedBackStates: ReadonlySet<DisputeState> = new Set([
  "charged_back",
  "charged_back_again",
  "lost",
]);

/**
 * Returns why a partial refund of `wantedMinor` is refused, or null. Requires an `authorised` payment that is not
 * charged back. While the appointment is not over, at least one minor unit must remain. The caller checks that
 * `wantedMinor` is a positive whole number.
 */
export function partialRefundRefusal(
  { status, dispute, amountMinor, isOver }: Paid,
  partials: readonly Part[],
  wantedMinor: number,
): "not_paid" | "disputed" | "more_than_is_left" | null {
  if (status !== "authorised") return "not_paid";
  if (chargedBackStates.has(dispute)) return "disputed";
  const left = amountMinor - sumOfPartials(partials);
  return wantedMinor > (isOver ? left : left - 1) ? "more_than_is_left" : null;
}

/**
 * Returns the state after the provider's report (`isBack`: refunded). A failure is final and overrides an earlier
 * success; a success after it changes nothing.
 */
export function stepPartialRefund(state: PartialRefundState, isBack: boolean): PartialRefundState {
  if (!isBack) return "failed";
  return state === "due" ? "refunded" : state;
}
