import type { ApplicationSettings } from "../clinic/settings.ts";

/**
 * Whether a clinic's patients may read the health library. In production, topics that nobody with clinical training has
 * read need somebody of the clinic who answers for it (D.102).
 */
export function isLibraryOpen(
  settings: Pick<ApplicationSettings, "elsevierIntegration" | "acknowledgedNotValidated">,
  { isReviewed, isProduction }: { isReviewed: boolean; isProduction: boolean },
): boolean {
  const { elsevierIntegration, acknowledgedNotValidated: acknowledged } = settings;
  return elsevierIntegration && (isReviewed || !isProduction || acknowledged !== null);
}
