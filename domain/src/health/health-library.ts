import type { ApplicationSettings } from "../clinic/settings.ts";

/**
 * Returns whether a clinic's patients may read the health library: the setting `elsevierIntegration` must be on. In
 * production, topics without clinical review also require that somebody at the clinic has accepted responsibility
 * (D.102).
 */
export function isLibraryOpen(
  settings: Pick<ApplicationSettings, "elsevierIntegration" | "acknowledgedNotValidated">,
  { isReviewed, isProduction }: { isReviewed: boolean; isProduction: boolean },
): boolean {
  const { elsevierIntegration, acknowledgedNotValidated: acknowledged } = settings;
  return elsevierIntegration && (isReviewed || !isProduction || acknowledged !== null);
}
