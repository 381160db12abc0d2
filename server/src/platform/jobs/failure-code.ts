/**
 * Returns the codes of an error or its cause, such as `ECONNREFUSED` or a mail server's `EAUTH 535`; without a code its
 * name. Never its message: another company's server may quote a person in it.
 */
export function failureCode(error: unknown): string {
  const { code, responseCode, name, cause } = (error ?? {}) as Record<string, unknown>;
  const known = [code, responseCode].filter(
    (one) => (typeof one === "string" && /^[\w.-]{1,40}$/.test(one)) || typeof one === "number",
  );
  if (known.length > 0) return known.join(" ");
  const ofCause = (cause as { code?: unknown } | null | undefined)?.code;
  if (typeof ofCause === "string") return failureCode({ code: ofCause });
  return typeof name === "string" ? name.slice(0, 40) : "unknown";
}
