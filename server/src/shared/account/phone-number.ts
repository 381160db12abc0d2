import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * Returns a phone number in its stored form: `+351` and the digits after it. Returns null when it is not a possible
 * number.
 */
export function readPhoneNumber(
  countryCode: string,
  number: string,
): { code: string; number: string } | null {
  // A number that brings its own code keeps it: people paste what stands in their address book.
  const typed = number.trim().startsWith("+") ? number : `${countryCode}${number}`;
  const parsed = parsePhoneNumberFromString(typed);
  // Whether it has a possible length: which numbers are given out changes faster than any list of them.
  if (!parsed?.isPossible()) return null;
  return { code: `+${parsed.countryCallingCode}`, number: parsed.nationalNumber };
}
