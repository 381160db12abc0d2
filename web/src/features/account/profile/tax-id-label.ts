import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/**
 * Returns the untranslated name of the taxpayer number of a country (ISO code): BR, PT and CL have their own.
 */
export function taxIdLabel(country: string | null): MessageDescriptor {
  if (country === "BR") return msg`CPF`;
  if (country === "PT") return msg`Tax number (NIF)`;
  if (country === "CL") return msg`RUT`;
  return msg`Tax number`;
}
