/** What a voucher takes off: a part in whole percent, a fixed sum in minor units, or all of it. */
export type VoucherWorth =
  | { kind: "percentage"; percent: number }
  | { kind: "fixed"; amountMinor: number; currency: string }
  | { kind: "free_visit" };

export type VoucherFacts = {
  worth: VoucherWorth;
  /** In ms; after it the voucher takes nothing off. */
  validUntil: number | null;
  /** How often it can be used in all; null without a limit. */
  usesAllowed: number | null;
  usesTaken: number;
};

/** Whether a voucher can be used at `now` for a price of this currency. */
export function voucherState(
  { worth, validUntil, usesAllowed, usesTaken }: VoucherFacts,
  { now, currency }: { now: number; currency: string },
): "usable" | "expired" | "used" | "other_currency" {
  if (validUntil !== null && now > validUntil) return "expired";
  if (usesAllowed !== null && usesTaken >= usesAllowed) return "used";
  return worth.kind === "fixed" && worth.currency !== currency ? "other_currency" : "usable";
}

/** What a voucher takes off a price, in minor units: never more than the price, half a cent rounded up for the patient. */
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

/** A voucher's code as it is kept: capitals, without the blanks and dashes that people type. */
export function voucherCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, "");
}
