import { closedGateTarget, type Gate, isGateOpen } from "./gates.ts";
import type { ApplicationSettings } from "./settings.ts";
import type { GuardDecision } from "./guards.ts";

/** A closed gate sends away (S6.GATE); a route without a gate is open. */
export function guardGate(gate: Gate | null, settings: ApplicationSettings): GuardDecision {
  if (gate === null || isGateOpen(gate, settings)) return { allow: true };
  return { redirect: closedGateTarget(gate), reason: "gate-closed" };
}
