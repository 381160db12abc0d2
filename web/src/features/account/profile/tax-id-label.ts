import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What the country calls the number of a taxpayer. */
export function taxIdLabel(country: string | null): MessageDescriptor {
  if (country === "BR") return msg`CPF`;
  if (country === "PT") return msg`Tax number (NIF)`;
  if (country === "CL") return msg`RUT`;
  return msg`Tax number`;
}
