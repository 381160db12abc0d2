/** The discount of a voucher: whole percent, a fixed sum in minor units, or the whole price. */
export type VoucherWorth =
  | { kind: "percentage"; percent: number }
  | { kind: "fixed"; amountMinor: number; currency: string }
  | { kind: "free_visit" };

/** What a voucher's use depends on. */
export type VoucherFacts = {
  worth: VoucherWorth;
  /** In ms; null never expires. */
  validUntil: number | null;
  /** How often it can be used in all; null without a limit. */
  usesAllowed: number | null;
  usesTaken: number;
};

/**
 * Returns whether a voucher can be used at `now` (ms) for a price of this currency (ISO 4217), else the first reason:
 * expired, used up, other currency. The currency matters for `fixed` vouchers alone. Counts no use.
 */
export function voucherState(
  { worth, validUntil, usesAllowed, usesTaken }: VoucherFacts,
  { now, currency }: { now: number; currency: string },
): "usable" | "expired" | "used" | "other_currency" {
  if (validUntil !== null && now > validUntil) return "expired";
  if (usesAllowed !== null && usesTaken >= usesAllowed) return "used";
  return worth.kind === "fixed" && worth.currency !== currency ? "other_currency" : "usable";
}

/**
 * Returns the discount on a price, both in minor units: never more than the price, half a minor unit rounded up. Does
 * not check the currency or whether the voucher is usable.
 */
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

/** Normalises a typed code: upper case, without spaces and dashes. Does not check that it exists. */
export function normaliseVoucherCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, "");
}
