/** D.50: the cookie that keeps the address in one browser. */
export const apiAddressCookie = "api_address";

/** Whose addresses a developer may name: `any` in development, else the origins that configuration lists; null: nobody's. */
export type ApiOrigins = "any" | readonly string[] | null;

/** S2.OVL.10, S2.OVL.11, D.50: outside production only. */
export function apiOriginsOf(environment: string, listed: readonly string[]): ApiOrigins {
  if (environment === "development") return "any";
  return environment === "qa" || environment === "staging" ? listed : null;
}

export type ApiAddress = { address: string } | { trouble: "not-an-address" | "not-listed" };

/** Scheme, host and port, then the path; nobody's name or password, no query. */
const shape = /^(https?):\/\/([a-z\d.-]+|\[[\da-f:]+\])(:\d{1,5})?(\/[^\s?#\\]*)?$/i;

/** An address as it was typed or kept: http or https, of an origin that is allowed, without a query; ends in a slash. */
export function readApiAddress(typed: string, origins: ApiOrigins): ApiAddress {
  const found = shape.exec(typed.trim());
  if (!found) return { trouble: "not-an-address" };
  const [, scheme = "", host = "", port = "", path = "/"] = found;
  const isUsualPort = port === (scheme.toLowerCase() === "https" ? ":443" : ":80");
  const origin = `${scheme}://${host}${isUsualPort ? "" : port}`.toLowerCase();
  if (origins !== "any" && !origins?.includes(origin)) return { trouble: "not-listed" };
  return { address: origin + (path.endsWith("/") ? path : `${path}/`) };
}
