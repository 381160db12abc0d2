import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * Returns a phone number in its stored form, the code `+351` and the digits after it; null when its length is
 * impossible. `countryCode` has a plus sign; a number that begins with `+` overrides it.
 */
export function readPhoneNumber(
  countryCode: string,
  number: string,
): { code: string; number: string } | null {
  // A number with its own code keeps it, because people paste from their address book.
  const typed = number.trim().startsWith("+") ? number : `${countryCode}${number}`;
  const parsed = parsePhoneNumberFromString(typed);
  // Checks only the length: lists of assigned numbers are outdated too soon.
  if (!parsed?.isPossible()) return null;
  return { code: `+${parsed.countryCallingCode}`, number: parsed.nationalNumber };
}
