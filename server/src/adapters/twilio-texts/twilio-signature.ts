import { createHmac } from "node:crypto";

/**
 * Returns Twilio's request signature: base64 HMAC-SHA1 with the auth token over the URL and the form parameters, sorted
 * by name. A parameter repeated with the same value counts once, as in Twilio's libraries.
 */
export function twilioSignature(authToken: string, url: string, parameters: URLSearchParams): string {
  const sorted = [...parameters].toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  const text = sorted
    .filter(([name, value], at) => sorted[at - 1]?.[0] !== name || sorted[at - 1]?.[1] !== value)
    .reduce((before, [name, value]) => before + name + value, url);
  return createHmac("sha1", authToken).update(text, "utf8").digest("base64");
}

/** By code units, as Unix sorts; the locale's order would differ with capitals. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
