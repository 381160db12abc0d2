/** The discount of a voucher: whole percent, a fixed sum in minor units, or the whole price. */
export type VoucherWorth =
  | { kind: "percentage"; percent: number }
  | { kind: "fixed"; amountMinor: number; currency: string }
  | { kind: "free_visit" };

export type VoucherFacts = {
  worth: VoucherWorth;
  /** In ms; null never expires. */
  validUntil: number | null;
  /** How often it can be used in all; null without a limit. */
  usesAllowed: number | null;
  usesTaken: number;
};

/** Returns whether a voucher can be used at `now` (ms) for a price of this currency, else why not. */
export function voucherState(
  { worth, validUntil, usesAllowed, usesTaken }: VoucherFacts,
  { now, currency }: { now: number; currency: string },
): "usable" | "expired" | "used" | "other_currency" {
  if (validUntil !== null && now > validUntil) return "expired";
  if (usesAllowed !== null && usesTaken >= usesAllowed) return "used";
  return worth.kind === "fixed" && worth.currency !== currency ? "other_currency" : "usable";
}

/** Returns the discount on a price, in minor units: never more than the price, half a minor unit rounded up. */
export function discountOf(worth: VoucherWorth, amountMinor: number): number {
  switch (worth.kind) {
    case "percentage":
      return Math.min(amountMinor, Math.round((amountMinor * worth.percent) / 100));
    case "fixed":
      return Math.min(amountMinor, worth.amountMinor);
    case "free_visit":
      return amountMinor;
  }
}

/** Normalises a typed code: upper case, without spaces and dashes. */
export function normaliseVoucherCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, "");
}
