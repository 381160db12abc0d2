import type { Violence } from "@anteroom/domain/health/violence/violence-words";

/**
 * What somebody tells of that has a help of its own: suicide or self-harm, something swallowed that may be self-harm or an accident, or violence by
 * somebody close.
 */
export type Crisis = "self-harm" | "poisoning" | Violence;

/** Whether it is suicide or self-harm, or may be. */
export function isOfSelfHarm(crisis: Crisis | null): crisis is "self-harm" | "poisoning" {
  return crisis === "self-harm" || crisis === "poisoning";
}
