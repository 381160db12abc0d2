/** What a doctor can request of a patient during an appointment. The patient can request a call back too (D.94). */
export const callRequestKinds = ["vitals", "call_back"] as const;
/** What is requested: a reading of vital signs, or that the clinic calls back by telephone. */
export type CallRequestKind = (typeof callRequestKinds)[number];

/**
 * States of a request. `accepted`: the reading is under way, or the clinic will call. `calling`: the telephone
 * rings.
 */
export const callRequestStates = [
  "asked",
  "accepted",
  "calling",
  "refused",
  "stopped",
  "done",
  "no_answer",
] as const;
/** The state of a request; the last four are final. */
export type CallRequestState = (typeof callRequestStates)[number];

/** What happens to a request (`stepCallRequest`). */
export type CallRequestEvent =
  /** The patient's answer. */
  | "accept"
  | "refuse"
  /** Either side withdraws it, before or after the answer. */
  | "stop"
  /** The clinic's report of its call. */
  | "calling"
  | "no_answer"
  /** The values are saved, or the phone call took place. */
  | "done";

/** Returns whether a request still waits for an action. An appointment has at most one such request of each kind. */
export function isLiveRequest(state: CallRequestState): boolean {
  return state === "asked" || state === "accepted" || state === "calling";
}

/**
 * Returns the state after an event, or null where the transition is not allowed; `calling` and `no_answer` only exist
 * for `call_back`. The caller checks who may send the event.
 */
export function stepCallRequest(
  kind: CallRequestKind,
  state: CallRequestState,
  event: CallRequestEvent,
): CallRequestState | null {
  switch (event) {
    case "accept":
      return state === "asked" ? "accepted" : null;
    case "refuse":
      return state === "asked" ? "refused" : null;
    case "stop":
      return isLiveRequest(state) ? "stopped" : null;
    case "calling":
      return kind === "call_back" && state === "accepted" ? "calling" : null;
    case "no_answer":
      return kind === "call_back" && isUnderWay(state) ? "no_answer" : null;
    case "done":
      return isUnderWay(state) ? "done" : null;
  }
}

const isUnderWay = (state: CallRequestState) => state === "accepted" || state === "calling";
