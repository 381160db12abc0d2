type Attempt = {
  /** Our own number of the payment. */
  reference: string;
  /** Counts from 1; another attempt follows a definite refusal only. Of a part of the money, the part's own number. */
  attempt: number;
};

/**
 * Returns the idempotency key of one attempt at one operation. Providers replay the first answer of a key, so keys are
 * never shared. At most 64 characters (Adyen). The format of `begin` must not change, or old payments would be opened
 * twice.
 */
export function idempotencyKey(
  operation: "begin" | "refund" | "part",
  { reference, attempt }: Attempt,
): string {
  if (operation === "part") return `${reference}-part-${attempt}`;
  if (operation === "refund") return `${reference}-refund-${attempt}`;
  return attempt === 1 ? reference : `${reference}-${attempt}`;
}
