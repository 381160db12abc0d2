type Attempt = {
  /** Our own reference of the payment. */
  reference: string;
  /** Counts from 1; the next attempt follows a definite refusal only. For `part`: the partial refund's id. */
  attempt: number;
};

/**
 * Returns the idempotency key of one attempt at one operation. Providers replay the first answer of a key, so keys are
 * never shared. At most 64 characters (Adyen). The format of `begin` must not change, or old payments would be opened
 * twice.
 */
export function idempotencyKey(
  operation: "begin" | "refund" | "part" | "capture" | "release",
  { reference, attempt }: Attempt,
): string {
  if (operation !== "begin") return `${reference}-${operation}-${attempt}`;
  return attempt === 1 ? reference : `${reference}-${attempt}`;
}
