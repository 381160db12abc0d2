import { asLocale, type Locale } from "../shared/locales.ts";
import { asNumber, asRecord, asText } from "../shared/record.ts";

/** How a clinic's prices are taxed. Prices always include the tax. An exemption names its reason, by language, in the clinic's own words. */
export type Vat = { ratePercent: number } | { exemption: Readonly<Partial<Record<Locale, string>>> };

/** Reads the setting: a rate of 0 to 50 percent with at most two decimals, or an exemption with a reason in at least one language. */
export function readVat(value: unknown): Vat | undefined {
  const fields = asRecord(value);
  if (!fields || Object.keys(fields).length !== 1) return undefined;
  const rate = asNumber(fields.ratePercent);
  if (rate !== null)
    return rate >= 0 && rate <= 50 && Math.round(rate * 100) / 100 === rate
      ? { ratePercent: rate }
      : undefined;
  const given = asRecord(fields.exemption);
  if (!given) return undefined;
  const exemption: Partial<Record<Locale, string>> = {};
  for (const [name, reason] of Object.entries(given)) {
    const locale = asLocale(name);
    const text = asText(reason, 300);
    if (locale !== name || text === null) return undefined;
    exemption[locale] = text;
  }
  return Object.keys(exemption).length > 0 ? { exemption } : undefined;
}

/**
 * The tax that a total contains, in minor units: total × rate ÷ (100 + rate), rounded once, half a unit up.
 * Net plus tax is therefore always the total. Exact for every safe integer.
 */
export function vatContained(totalMinor: number, ratePercent: number): number {
  const rate = BigInt(Math.round(ratePercent * 100));
  const whole = 10_000n + rate;
  return Number((2n * BigInt(totalMinor) * rate + whole) / (2n * whole));
}

/** The reason of an exemption in a language, else in the base language, else as the clinic itself reads it, else any. */
export function exemptionIn(
  exemption: Readonly<Partial<Record<Locale, string>>>,
  locale: Locale,
  clinicLanguage: Locale,
): string {
  const base = locale === "pt-BR" ? "pt" : locale === "es-CL" ? "es" : locale;
  return (
    exemption[locale] ?? exemption[base] ?? exemption[clinicLanguage] ?? Object.values(exemption)[0] ?? ""
  );
}
