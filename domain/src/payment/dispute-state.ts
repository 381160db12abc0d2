/**
 * States of a dispute about a payment. Separate from the payment's state, since a refunded payment can be disputed
 * too.
 */
export const disputeStates = [
  "none",
  "information_requested",
  "announced",
  "charged_back",
  "reversed",
  "charged_back_again",
  "prearbitration",
  "won",
  "lost",
] as const;
export type DisputeState = (typeof disputeStates)[number];

/** What a provider reports about a dispute. */
export const disputeEvents = [
  "information_requested",
  "chargeback_announced",
  "charged_back",
  "chargeback_reversed",
  "charged_back_again",
  "prearbitration_opened",
  "prearbitration_won",
  "prearbitration_lost",
  "arbitration_opened",
  "arbitration_won",
  "arbitration_lost",
  "defense_period_ended",
  "issuer_gave_up",
  "issuer_commented",
  "defense_supplied",
] as const;
export type DisputeEvent = (typeof disputeEvents)[number];

/** The state after each event; null where the event does not say who has the money. */
const targets: Readonly<Record<DisputeEvent, DisputeState | null>> = {
  information_requested: "information_requested",
  chargeback_announced: "announced",
  charged_back: "charged_back",
  chargeback_reversed: "reversed",
  charged_back_again: "charged_back_again",
  prearbitration_opened: "prearbitration",
  prearbitration_won: "won",
  prearbitration_lost: "lost",
  arbitration_opened: "prearbitration",
  arbitration_won: "won",
  arbitration_lost: "lost",
  defense_period_ended: "lost",
  issuer_gave_up: "won",
  issuer_commented: null,
  defense_supplied: null,
};

/**
 * Returns the state after an event. Deliveries repeat and arrive out of order, so a dispute only moves forward in
 * the order of `disputeStates`. A final state stays, except that an arbitration ruling overrides it.
 */
export function stepDispute(state: DisputeState, event: DisputeEvent): DisputeState {
  const target = targets[event];
  if (target === null) return state;
  if (event === "arbitration_won" || event === "arbitration_lost") return target;
  if (state === "won" || state === "lost") return state;
  return disputeStates.indexOf(target) > disputeStates.indexOf(state) ? target : state;
}
