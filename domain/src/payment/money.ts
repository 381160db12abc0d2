import type { Locale } from "../shared/locales.ts";

/** The highest price of an appointment, in minor units of any currency: a million euros. */
export const highestPriceMinor = 100_000_000;

/**
 * Formats an amount in minor units with its cents, for receipts and bank transfers; elsewhere use `formatPrice`.
 * Currencies without cents show none. A bare "$" becomes the code, "CLP 25,000", but for readers whose own money it is: "$25.000". Arabic uses the English format
 * with plain digits.
 */
export function formatAmount(minor: number, currency: string, locale: Locale): string {
  return formatter(currency, locale).format(minor / 10 ** minorDigits(currency));
}

/**
 * Formats an amount in minor units for screens and emails, whole amounts without cents: "€39" and "€39.50".
 * `beside` are the other amounts of the same sum: where one has cents, all show them.
 */
export function formatPrice(
  minor: number,
  currency: string,
  locale: Locale,
  beside: readonly number[] = [],
): string {
  const unit = 10 ** minorDigits(currency);
  const isWhole = beside.every((other) => other % unit === 0);
  return formatter(currency, locale, isWhole ? "stripIfInteger" : "auto").format(minor / unit);
}

/**
 * Returns the decimal digits of a currency (ISO 4217): 2 for EUR, 0 for CLP. Throws a RangeError for an invalid
 * code.
 */
export function minorDigits(currency: string): number {
  return formatter(currency, "en").resolvedOptions().maximumFractionDigits ?? 2;
}

const formats: Partial<Record<Locale, string>> = { en: "en-GB", pt: "pt-PT", ar: "en-GB" };

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(
  currency: string,
  locale: Locale,
  trailingZeroDisplay: "auto" | "stripIfInteger" = "auto",
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${trailingZeroDisplay}`;
  const known = formatters.get(key);
  if (known) return known;
  const make = (currencyDisplay: "narrowSymbol" | "code") =>
    new Intl.NumberFormat(`${formats[locale] ?? locale}-u-nu-latn`, {
      style: "currency",
      currency,
      currencyDisplay,
      trailingZeroDisplay,
    });
  const short = make("narrowSymbol");
  // A bare "$" is the sign of some twenty currencies: the code says which. In Chile it is the peso, and others have their code.
  const isOwn = locale === "es-CL" && currency === "CLP";
  const made = !isOwn && /(^|\W)\$/.test(short.format(0)) ? make("code") : short;
  formatters.set(key, made);
  return made;
}
