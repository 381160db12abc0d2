import { asLocale, type Locale } from "../shared/locales.ts";
import { asNumber, asRecord, asText } from "../shared/record.ts";

/**
 * The VAT on a clinic's prices, which always include it. An exemption states its reason by language, in the
 * clinic's words.
 */
export type Vat = { ratePercent: number } | { exemption: Readonly<Partial<Record<Locale, string>>> };

/**
 * Reads the setting; undefined where it is invalid. A rate has 0 to 50 percent and at most two decimals; an
 * exemption has a reason of at most 300 characters in at least one language. Unknown languages and a second field
 * make the whole setting invalid.
 */
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
 * Returns the VAT contained in a total, in minor units: total × rate ÷ (100 + rate), rounded once, half up. Net
 * plus VAT always equals the total. Exact for every safe integer.
 */
export function vatContained(totalMinor: number, ratePercent: number): number {
  const rate = BigInt(Math.round(ratePercent * 100));
  const whole = 10_000n + rate;
  return Number((2n * BigInt(totalMinor) * rate + whole) / (2n * whole));
}

/**
 * Returns the reason of an exemption in a language, else its base language, else the clinic's language, else any;
 * empty where it has none.
 */
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
