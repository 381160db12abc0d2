import type { DisputeState } from "./dispute-state.ts";
import type { PaymentState } from "./payment-state.ts";

/** A part of a payment's money that goes back while its appointment stands; one that failed can be followed by another. */
export const partialRefundStates = ["due", "refunded", "failed"] as const;
export type PartialRefundState = (typeof partialRefundStates)[number];

/** The longest reason that a clinic gives, in characters. */
export const longestReason = 200;

type Paid = {
  status: PaymentState;
  dispute: DisputeState;
  amountMinor: number;
  /** Whether the appointment is over, so that nothing is left that the money has to stand for. */
  isOver: boolean;
};
type Part = { amountMinor: number; status: PartialRefundState };

/** What of the money has gone back in parts, or is on its way. */
export function sumOfPartials(partials: readonly Part[]): number {
  return partials.reduce((sum, { amountMinor, status }) => sum + (status === "failed" ? 0 : amountMinor), 0);
}

/** Disputes in which the payer's bank has the money: sent back as well, the payer would have it twice. */
export const takenBack: ReadonlySet<DisputeState> = new Set(["charged_back", "charged_back_again", "lost"]);

/**
 * Why a part cannot go back, or null. Something stays while the appointment is to take place: all of the money goes back with
 * it, when that is cancelled.
 */
export function refusalOfPart(
  { status, dispute, amountMinor, isOver }: Paid,
  partials: readonly Part[],
  wantedMinor: number,
): "not_paid" | "disputed" | "more_than_is_left" | null {
  if (status !== "authorised") return "not_paid";
  if (takenBack.has(dispute)) return "disputed";
  const left = amountMinor - sumOfPartials(partials);
  return wantedMinor > (isOver ? left : left - 1) ? "more_than_is_left" : null;
}

/** A part after the provider's word of it: a failure is always the later truth. */
export function stepPart(state: PartialRefundState, isBack: boolean): PartialRefundState {
  if (!isBack) return "failed";
  return state === "due" ? "refunded" : state;
}
