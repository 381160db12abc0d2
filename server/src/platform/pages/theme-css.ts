import { solveTheme, themeCss } from "@anteroom/domain/clinic/theme";
import type { Tenant } from "../tenancy/tenants.ts";

const themes = new Map<string, string>();

/** Returns a clinic's colours as CSS, the default ones for null. Computed once per set of colours. */
export function themeCssOf(tenant: Pick<Tenant, "manifest"> | null): string {
  const { patientPrimaryColor, brandColors } = tenant?.manifest ?? {};
  const key = JSON.stringify([patientPrimaryColor, brandColors]);
  const known = themes.get(key);
  if (known !== undefined) return known;
  const css = themeCss(solveTheme({ patientPrimaryColor, brandColors }));
  if (themes.size > 1000) themes.clear();
  themes.set(key, css);
  return css;
}
