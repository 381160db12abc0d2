import type { DemoVoucher } from "./clinic.ts";

/**
 * Returns vouchers for trying them out, with the clinic's `prefix` in their codes: 20 % (`…20`), a fixed amount
 * (`…LESS`), free (`…FREE`), used up (`…USED`) and expired (`…OLD`).
 */
export function demoVouchers(
  prefix: string,
  { amountMinor, currency }: { amountMinor: number; currency: string },
): DemoVoucher[] {
  const percentage = { kind: "percentage", percent: 20 } as const;
  const open = { usesAllowed: null, usesTaken: 0, validForDays: null };
  return [
    { ...open, code: `${prefix}20`, worth: percentage },
    { ...open, code: `${prefix}LESS`, worth: { kind: "fixed", amountMinor, currency } },
    { ...open, code: `${prefix}FREE`, worth: { kind: "free_visit" } },
    { ...open, code: `${prefix}USED`, worth: percentage, usesAllowed: 1, usesTaken: 1 },
    { ...open, code: `${prefix}OLD`, worth: percentage, validForDays: -30 },
  ];
}
