import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Returns what a country calls its taxpayer number. */
export function taxIdLabel(country: string | null): MessageDescriptor {
  if (country === "BR") return msg`CPF`;
  if (country === "PT") return msg`Tax number (NIF)`;
  if (country === "CL") return msg`RUT`;
  return msg`Tax number`;
}
