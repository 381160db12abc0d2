import type { Config } from "../../config/config.ts";

/** Returns the clinic's origin: scheme and port of this installation, and the requested host. */
export function originOf({ baseUrl }: Pick<Config, "baseUrl">, host: string): string {
  const url = new URL(baseUrl);
  url.hostname = host;
  return url.origin;
}

/** Returns whether one of these addresses has this origin, as browsers write it (`https://app.example`). */
export function isOriginOf(origin: string, addresses: readonly string[]): boolean {
  return addresses.some((address) => URL.canParse(address) && new URL(address).origin === origin);
}
