import { solveTheme } from "@anteroom/domain/clinic/theme";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";

/** Path of the style document, below FHIR's root. */
export const stylePath = "/.well-known/smart-style.json";

/** Returns the clinic's light colours as SMART App Launch's style document, which an app that the desk opened may follow. */
export function smartStyle({ manifest }: Pick<Tenant, "manifest">): Record<string, string> {
  const { patientPrimaryColor, brandColors } = manifest;
  const { page, ink, brand, stop, ok } = solveTheme({ patientPrimaryColor, brandColors }).light;
  return {
    color_background: page,
    color_text: ink,
    color_highlight: brand,
    color_error: stop,
    color_success: ok,
  };
}
