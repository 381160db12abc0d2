import type { Config } from "../../config/config.ts";

/** Returns the clinic's origin: scheme and port of this installation, and the requested host. */
export function originOf({ baseUrl }: Pick<Config, "baseUrl">, host: string): string {
  const url = new URL(baseUrl);
  url.hostname = host;
  return url.origin;
}
