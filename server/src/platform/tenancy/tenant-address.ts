import type { Config } from "../config/config.ts";
import type { Tenant } from "./tenants.ts";

/** Returns a URL on the clinic's own host, with scheme and port of this installation. */
export function tenantAddress(
  { baseUrl }: Pick<Config, "baseUrl">,
  { primaryDomain }: Pick<Tenant, "primaryDomain">,
  path: `/${string}`,
): string {
  const url = new URL(path, baseUrl);
  url.hostname = primaryDomain;
  return url.href;
}
