import type { BodyOf } from "@anteroom/client/operation";
import type { clinicAddVoucher } from "@anteroom/client/operations";
import { normaliseVoucherCode } from "@anteroom/domain/payment/voucher";

/** The kinds of vouchers. */
export const voucherKinds = ["percentage", "fixed", "free_visit"] as const;

/** The values of the voucher form. */
export type EnteredVoucher = {
  code: string;
  kind: (typeof voucherKinds)[number];
  /** Percent or amount as typed, by the kind; ignored for `free_visit`. */
  worth: string;
  /** The last day, YYYY-MM-DD; empty for no end. */
  until: string;
  /** How often it can be used in all, and by each patient (`usesEach`); empty for no limit. */
  uses: string;
  usesEach: string;
};

type Rules = {
  today: string;
  /** The last instant of a day on the clinic's clock. */
  endOf: (day: string) => string;
  amountOf: (text: string) => number | null;
};

/**
 * Converts the form to the API's body, or returns the invalid fields: `code`, `worth`, `until`, `uses`, `usesEach`. The voucher is valid
 * through the whole last day; empty limits are none.
 */
export function readVoucher(
  { code, kind, worth, until, uses, usesEach }: EnteredVoucher,
  { today, endOf, amountOf }: Rules,
): { body: BodyOf<typeof clinicAddVoucher> } | { faults: ReadonlySet<string> } {
  const percent = kind === "percentage" ? wholeNumber(worth, 100) : null;
  const amount_minor = kind === "fixed" ? amountOf(worth) : null;
  const all = uses === "" ? null : wholeNumber(uses, 1_000_000);
  const each = usesEach === "" ? null : wholeNumber(usesEach, 1_000_000);
  const faults = new Set<string>();
  if (!/^[A-Z0-9]{4,40}$/.test(normaliseVoucherCode(code))) faults.add("code");
  if (kind === "percentage" && percent === null) faults.add("worth");
  if (kind === "fixed" && (amount_minor ?? 0) <= 0) faults.add("worth");
  if (until !== "" && until < today) faults.add("until");
  if (uses !== "" && all === null) faults.add("uses");
  if (usesEach !== "" && each === null) faults.add("usesEach");
  if (faults.size > 0) return { faults };
  const valid_until = until === "" ? null : endOf(until);
  return { body: { code, kind, percent, amount_minor, valid_until, uses_allowed: all, uses_each: each } };
}

function wholeNumber(text: string, most: number): number | null {
  const number = /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}
