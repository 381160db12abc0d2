/**
 * Returns the codes of an error, such as `ECONNREFUSED` or a mail server's `EAUTH 535`; without a code its name. Never
 * its message: another company's server may quote a person in it.
 */
export function failureCode(error: unknown): string {
  const { code, responseCode, name } = (error ?? {}) as Record<string, unknown>;
  const known = [code, responseCode].filter(
    (one) => (typeof one === "string" && /^[\w.-]{1,40}$/.test(one)) || typeof one === "number",
  );
  return known.length > 0 ? known.join(" ") : typeof name === "string" ? name.slice(0, 40) : "unknown";
}
