/** The rules for phone numbers of the whole world weigh 30 kB: fetched when a form with a phone is open, never before. */
export const loadPhoneNumbers = () => import("libphonenumber-js/min");

export type PhoneNumbers = Awaited<ReturnType<typeof loadPhoneNumbers>>;

/** Each country's own calling code, as `+351`. */
export function callingCodes({ getCountries, getCountryCallingCode }: PhoneNumbers): Map<string, string> {
  return new Map(getCountries().map((country) => [country, `+${getCountryCallingCode(country)}`]));
}

/** The country of a known number; of the countries that share a code the one the number belongs to. */
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
