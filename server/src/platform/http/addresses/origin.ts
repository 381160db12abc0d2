import type { Config } from "../../config/config.ts";

/** The clinic's own origin: scheme and port of this installation, the host that was asked for. */
export function originOf({ baseUrl }: Pick<Config, "baseUrl">, host: string): string {
  const url = new URL(baseUrl);
  url.hostname = host;
  return url.origin;
}
