/**
 * Loads the rules for phone numbers of all countries (30 kB), only when a form with a phone number is opened.
 */
export const loadPhoneNumbers = () => import("libphonenumber-js/min");

/** The loaded rules for phone numbers. */
export type PhoneNumbers = Awaited<ReturnType<typeof loadPhoneNumbers>>;

/** Returns the calling code, such as `+351`, of each country by its ISO code. */
export function callingCodes({ getCountries, getCountryCallingCode }: PhoneNumbers): Map<string, string> {
  return new Map(getCountries().map((country) => [country, `+${getCountryCallingCode(country)}`]));
}

/**
 * Returns the ISO code of the country of a stored number; null for an unknown or missing code (`+351`). Where
 * countries share a code, returns the one whose rules match the number, else the first.
 */
export function countryOf(
  numbers: PhoneNumbers,
  { countryCode, phoneNumber }: { countryCode: string | null; phoneNumber: string | null },
): string | null {
  if (countryCode === null) return null;
  const parsed = numbers.parsePhoneNumberFromString(`${countryCode}${phoneNumber ?? ""}`);
  if (parsed?.country) return parsed.country;
  const found = [...callingCodes(numbers)].find(([, code]) => code === countryCode);
  return found?.[0] ?? null;
}
