import type { getTerms as shape } from "@anteroom/contract/account/access";
import type { Call } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";

/**
 * Returns version and link of the current terms, and whether to ask this patient: once per version, when the
 * clinic shows new terms or the configuration forces it (S6.TERMS.01, D.23).
 */
export async function getTerms(
  { tenant, caller, tx }: Call<typeof shape>,
  { config }: Pick<Services, "config">,
) {
  const { displayNewTermsAndConditions, termsVersion: version } = tenant.settings;
  const isShown = displayNewTermsAndConditions || config.forcedTermsTenants.includes(tenant.slug);
  const agreement = isShown
    ? await tx((one) =>
        one
          .selectFrom("terms_agreements")
          .select("version")
          .where("patient_id", "=", caller.patientId)
          .where("version", "=", version)
          .executeTakeFirst(),
      )
    : undefined;
  const link = tenant.manifest.termsAndConditionsLink ?? null;
  return { data: { entity: { version, link, is_due: isShown && !agreement } } };
}
