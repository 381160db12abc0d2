/**
 * Returns the first value of a cookie in a `Cookie` header, not decoded and cut at a further `=`; undefined when
 * it is missing.
 */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? "").split(";")) {
    const [key, value] = pair.trim().split("=");
    if (key === name) return value;
  }
  return undefined;
}
