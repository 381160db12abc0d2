/** Parses the id of a path: digits only, a safe integer above 0. Null means page not found (D.39). */
export function asRouteId(text: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/**
 * Returns whether a query string contains a token (D.41): a non-empty parameter named `token` or ending in
 * `_token`.
 */
export function hasTokenInQuery(search: string): boolean {
  return search
    .replace(/^\?/, "")
    .split("&")
    .some((pair) => {
      const [name = "", ...value] = pair.split("=");
      return /(^|_)token$/.test(decode(name)) && value.join("=") !== "";
    });
}

/** Splits a comma list of the query, as `a,b`: trimmed, without empty or repeated values. */
export function readCommaList(text: string | undefined): string[] {
  return [...new Set((text ?? "").split(",").map((part) => part.trim()))].filter((part) => part !== "");
}

/**
 * Returns the path unchanged if it begins with one "/", lies on this site and has at most 2,000 characters,
 * else null (D.46): protects against open redirects. Browsers read `//host`, `/\host` and an embedded tab as
 * another host; a query and fragment are allowed.
 */
export function asOwnPath(text: string | null | undefined): string | null {
  if (!text || text.length > 2000 || !/^\/(?![/\\])/.test(text)) return null;
  // oxlint-disable-next-line no-control-regex -- naming them is the point
  return /[\u0000-\u0020\u007f\\]/.test(text) ? null : text;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
