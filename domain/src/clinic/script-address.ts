/** Returns the address if a third-party script may be loaded from it: https, or http on localhost; null otherwise. */
export function asScriptAddress(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 500) return null;
  // Nothing that would end a word of the content security policy, or name somebody before the host.
  return /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(?=[:/]))[^\s"'<>\\;,@]+$/.test(value) ? value : null;
}

/**
 * Returns whether this is an origin without a path, as a content security policy lists it; `*.` may stand for a
 * subdomain.
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

/** Returns the origin of a script's address. */
export function originOf(address: string): string {
  return /^https?:\/\/[^/?#]+/.exec(address)?.[0] ?? "";
}
