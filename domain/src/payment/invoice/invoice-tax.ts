import { vatContained } from "../vat.ts";
import type { FiscalCountry } from "./company-tax-number.ts";

/**
 * How the clinic taxes a service: exempt with its reason, or at a rate. The clinic chooses it with its accountant; the
 * product has no default. `code` is a tax code of the country, which `fiscalFaults` checks.
 */
export type TaxTreatment =
  | { kind: "exempt"; code: string | null; reason: string }
  | { kind: "rate"; rate_percent: number; code: string | null };

/** Returns whether a tax rate is valid: above 0 and below 50 percent, with at most two decimals. */
export function isTaxRate(rate: number): boolean {
  return rate > 0 && rate < 50 && Math.round(rate * 100) / 100 === rate;
}

/**
 * Returns the tax in a total, in minor units, rounded once, half up. Portugal and Chile: VAT contained in the price.
 * Brazil: ISS is a share of the price itself (Lei Complementar 116/2003, art. 7).
 */
export function taxOf(totalMinor: number, treatment: TaxTreatment, country: FiscalCountry): number {
  if (treatment.kind === "exempt") return 0;
  if (country !== "BR") return vatContained(totalMinor, treatment.rate_percent);
  const rate = BigInt(Math.round(treatment.rate_percent * 100));
  return Number((2n * BigInt(totalMinor) * rate + 10_000n) / 20_000n);
}

type Credited = { creditedMinor: number; amountMinor: number };

/**
 * Returns the tax of a credit note: how much the tax on all credited amounts grows by it. Notes over the whole
 * total therefore credit exactly the tax of the invoice, in whatever parts.
 */
export function creditTaxOf(
  { creditedMinor, amountMinor }: Credited,
  treatment: TaxTreatment,
  country: FiscalCountry,
): number {
  return taxOf(creditedMinor + amountMinor, treatment, country) - taxOf(creditedMinor, treatment, country);
}
