/**
 * Returns a copy of a value as an object with unknown fields; undefined where it is none, or an array. For parsing
 * stored or received data.
 */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

/** Returns a value as a non-empty text of at most `max` characters, else null. */
export function asText(value: unknown, max = 2000): string | null {
  return typeof value === "string" && value !== "" && value.length <= max ? value : null;
}

/** Returns a value as a finite number, else null. */
export function asNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
