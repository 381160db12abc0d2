import type { ReturnedResult } from "./returned-result.ts";

/** What the payment page claims; shown until the server knows the outcome (D.77). */
export type ResultHint = "paid" | "refused" | "closed" | "deciding" | "error" | "unknown";

const hints: ReadonlyMap<string, ResultHint> = new Map([
  ["authorised", "paid"],
  ["success", "paid"],
  ["partiallyauthorised", "deciding"],
  ["pending", "deciding"],
  ["received", "deciding"],
  ["presenttoshopper", "deciding"],
  ["redirectshopper", "deciding"],
  ["identifyshopper", "deciding"],
  ["challengeshopper", "deciding"],
  ["authenticationfinished", "deciding"],
  ["authenticationnotrequired", "deciding"],
  ["refused", "refused"],
  ["cancelled", "closed"],
  ["error", "error"],
]);

/**
 * Returns the outcome that the payment page claims. Its result code takes precedence over `claim`, the value
 * of `?payment-success=`. Null without either, `unknown` for an unfamiliar value.
 */
export function resultHint(result: ReturnedResult | null, claim: string | undefined): ResultHint | null {
  if (result?.resultCode !== undefined) return hints.get(result.resultCode.toLowerCase()) ?? "unknown";
  if (claim === "true") return "paid";
  if (claim === "false") return "refused";
  return claim === undefined ? null : "unknown";
}
