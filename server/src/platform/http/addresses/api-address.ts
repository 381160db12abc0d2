import {
  apiAddressCookie,
  allowedApiOrigins,
  readApiAddress,
  type ApiOrigins,
} from "@anteroom/domain/clinic/api-address";
import type { Config } from "../../config/config.ts";
import { cookieOf } from "../cookies.ts";

type Chosen = { origins: ApiOrigins; address: string | null };

/** D.50: whose addresses this installation lets a developer name, and the one this browser keeps, where it may. */
export function chosenApiAddress(
  config: Pick<Config, "environment" | "apiAddressOrigins">,
  cookies: string | undefined,
): Chosen {
  const origins = allowedApiOrigins(config.environment, config.apiAddressOrigins);
  const read = readApiAddress(decoded(cookieOf(cookies, apiAddressCookie) ?? ""), origins);
  return { origins, address: "address" in read ? read.address : null };
}

/** The origins that pages may connect to for it: all that are listed, or the chosen one where any may be named. */
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
