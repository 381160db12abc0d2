type Attempt = {
  /** Our own number of the payment. */
  reference: string;
  /** Counts from 1; another attempt follows a definite refusal only. Of a part of the money, the part's own number. */
  attempt: number;
};

/**
 * Returns the idempotency key of one attempt at one operation. A provider replays its first answer to a key whatever
 * the operation, so no two operations and no two attempts share one. At most 64 characters (Adyen). Keys of `begin`
 * never change their form: a payment that an earlier version began is carried on, not opened again.
 */
export function idempotencyKey(
  operation: "begin" | "refund" | "part",
  { reference, attempt }: Attempt,
): string {
  if (operation === "part") return `${reference}-part-${attempt}`;
  if (operation === "refund") return `${reference}-refund-${attempt}`;
  return attempt === 1 ? reference : `${reference}-${attempt}`;
}
