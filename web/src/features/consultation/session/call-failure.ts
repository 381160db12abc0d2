import type { Failure } from "../../../platform/api.ts";
import type { CallEvent } from "./call-session-state.ts";

type Outcome = Extract<CallEvent, { kind: "taken-over" | "turned-away" | "unreachable" }>;

/**
 * Converts a failed request to an event of the call: taken over, turned away with the reason, or unreachable
 * (also for any unknown failure).
 */
export function callOutcomeOf(failure: Failure): Outcome {
  const { code } = failure;
  const reason = reasonIn(failure);
  if (reason === "taken-over") return { kind: "taken-over" };
  if (code === "visit_full") return { kind: "turned-away", reason: "full" };
  if (isAccessTimeFailure(failure)) return { kind: "turned-away", reason: isKnown(reason) ? reason : "over" };
  if (code === "not_found") return { kind: "turned-away", reason: "unknown-visit" };
  if (code === "unauthenticated") {
    const isOver = reason === "over"; // S8.MSG.23, S8.MSG.24
    return { kind: "turned-away", reason: isOver ? "over" : "link-ended" };
  }
  return { kind: "unreachable" };
}

/**
 * Returns whether the failure says that the call is not open yet or over; the appointment's facts then give
 * the exact reason.
 */
export function isAccessTimeFailure({ code }: Failure): boolean {
  return code === "visit_not_open" || code === "visit_over";
}

const reasons = new Set([
  "not-remote",
  "not-confirmed",
  "canceled",
  "declined",
  "missed",
  "finished",
  "too-early",
  "over",
]);

const reasonIn = (failure: Failure) => ("reason" in failure ? failure.reason : undefined);

const isKnown = (word: string | undefined): word is "finished" => word !== undefined && reasons.has(word);
