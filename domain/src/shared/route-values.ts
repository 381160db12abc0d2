/** An id of a path as a number, or null where the page must be not found: digits only, a safe integer above 0 (D.39). */
export function asRouteId(text: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** Whether a query string carries a token (D.41): a parameter called `token` or ending in `_token` that is not empty. */
export function hasTokenInQuery(search: string): boolean {
  return search
    .replace(/^\?/, "")
    .split("&")
    .some((pair) => {
      const [name = "", ...value] = pair.split("=");
      return /(^|_)token$/.test(decode(name)) && value.join("=") !== "";
    });
}

/** The values of a comma list of the query, as `a,b`: trimmed, without empty or repeated ones. */
export function readCommaList(text: string | undefined): string[] {
  return [...new Set((text ?? "").split(",").map((part) => part.trim()))].filter((part) => part !== "");
}

/**
 * The path a person wanted before signing in, when it lies on this very site, else null (D.46).
 * Browsers read `//host`, `/\host` and a tab within as another host.
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
