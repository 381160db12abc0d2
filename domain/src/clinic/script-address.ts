/**
 * Returns the address if a third-party script may be loaded from it: https, or http on localhost, at most 500
 * characters, without user name, quotation marks, commas or semicolons; null otherwise.
 */
export function asScriptAddress(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 500) return null;
  // No character that would end a word of the content security policy, and no user name before the host.
  return /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(?=[:/]))[^\s"'<>\\;,@]+$/.test(value) ? value : null;
}

/**
 * Returns whether this is an origin without a path, as a content security policy lists it: https or wss, with `*.` for
 * any subdomain; http or ws on localhost only.
 */
export function isForeignOrigin(value: unknown): value is string {
  return (
    typeof value === "string" &&
    value.length <= 200 &&
    /^((https|wss):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+|(http|ws):\/\/(127\.0\.0\.1|localhost))(:\d{1,5})?$/.test(
      value,
    )
  );
}

/**
 * Returns the origin of a script's address as it is written, not in lower case; empty for anything but http and
 * https.
 */
export function originOf(address: string): string {
  return /^https?:\/\/[^/?#]+/.exec(address)?.[0] ?? "";
}
