import type { Violence } from "@anteroom/domain/health/violence/violence-words";

/**
 * A crisis with help of its own: suicide or self-harm, a possible poisoning, or violence by someone close.
 */
export type Crisis = "self-harm" | "poisoning" | Violence;

/** Returns whether a crisis is, or may be, suicide or self-harm. */
export function isSelfHarmCrisis(crisis: Crisis | null): crisis is "self-harm" | "poisoning" {
  return crisis === "self-harm" || crisis === "poisoning";
}
