import {
  apiAddressCookie,
  allowedApiOrigins,
  readApiAddress,
  type ApiOrigins,
} from "@anteroom/domain/clinic/api-address";
import type { Config } from "../../config/config.ts";
import { cookieOf } from "../cookies.ts";

type Chosen = { origins: ApiOrigins; address: string | null };

/**
 * D.50: returns the API origins that a developer may choose, and the one that this browser has chosen, if it is
 * allowed.
 */
export function chosenApiAddress(
  config: Pick<Config, "environment" | "apiAddressOrigins">,
  cookies: string | undefined,
): Chosen {
  const origins = allowedApiOrigins(config.environment, config.apiAddressOrigins);
  const read = readApiAddress(decoded(cookieOf(cookies, apiAddressCookie) ?? ""), origins);
  return { origins, address: "address" in read ? read.address : null };
}

/** Returns the API origins for the content security policy: all listed ones, or the chosen one when any is allowed. */
export function apiAddressSources({ origins, address }: Chosen): readonly string[] {
  if (origins === "any") return address === null ? [] : [new URL(address).origin];
  return origins ?? [];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
