import type { ApplicationSettings } from "../clinic/settings.ts";

/**
 * Returns whether a clinic's patients may read the health library. In production, topics without clinical review
 * require that somebody at the clinic has accepted responsibility (D.102).
 */
export function isLibraryOpen(
  settings: Pick<ApplicationSettings, "elsevierIntegration" | "acknowledgedNotValidated">,
  { isReviewed, isProduction }: { isReviewed: boolean; isProduction: boolean },
): boolean {
  const { elsevierIntegration, acknowledgedNotValidated: acknowledged } = settings;
  return elsevierIntegration && (isReviewed || !isProduction || acknowledged !== null);
}
