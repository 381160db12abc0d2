/** The cookie that overrides the API address in one browser (D.50). */
export const apiAddressCookie = "api_address";

/**
 * The API origins that a developer may choose: `any` in development, else the configured list; null where
 * overriding is disabled.
 */
export type ApiOrigins = "any" | readonly string[] | null;

/** Returns the API origins allowed in an environment; null in production (S2.OVL.10, S2.OVL.11, D.50). */
export function allowedApiOrigins(environment: string, listed: readonly string[]): ApiOrigins {
  if (environment === "development") return "any";
  return environment === "qa" || environment === "staging" ? listed : null;
}

/** A valid API address with a trailing slash, or why it is refused. */
export type ApiAddress = { address: string } | { trouble: "not-an-address" | "not-listed" };

/** Scheme, host and port, then the path; no user name, password or query. */
const shape = /^(https?):\/\/([a-z\d.-]+|\[[\da-f:]+\])(:\d{1,5})?(\/[^\s?#\\]*)?$/i;

/**
 * Validates a typed or stored API address: http or https, of an allowed origin, without a query. Returns it with a
 * trailing slash, origin in lower case and without a default port, or the problem. Null `origins` allow none.
 */
export function readApiAddress(typed: string, origins: ApiOrigins): ApiAddress {
  const found = shape.exec(typed.trim());
  if (!found) return { trouble: "not-an-address" };
  const [, scheme = "", host = "", port = "", path = "/"] = found;
  const isUsualPort = port === (scheme.toLowerCase() === "https" ? ":443" : ":80");
  const origin = `${scheme}://${host}${isUsualPort ? "" : port}`.toLowerCase();
  if (origins !== "any" && !origins?.includes(origin)) return { trouble: "not-listed" };
  return { address: origin + (path.endsWith("/") ? path : `${path}/`) };
}
