/** An unknown value as an object whose fields can be looked at, or undefined. For reading what was stored or sent. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

/** A text of at most `max` characters that is not empty, else null. */
export function asText(value: unknown, max = 2000): string | null {
  return typeof value === "string" && value !== "" && value.length <= max ? value : null;
}

/** A finite number, else null. */
export function asNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
