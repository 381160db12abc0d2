import type { ClinicConfiguration } from "@anteroom/contract/administration/settings";
import { Trans } from "@lingui/react/macro";

/** Findings of the configuration check about the branding, in English. */
export function BrandingFindings({ findings }: Pick<ClinicConfiguration, "findings">) {
  const own = findings.filter(({ kind, where }) => kind !== "note" && where.startsWith("manifest."));
  if (own.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="branding-findings">
      <h2 id="branding-findings">
        <Trans>What is not in order</Trans>
      </h2>
      <ul className="dots" lang="en" dir="ltr">
        {own.map(({ where, words }) => (
          <li key={`${where} ${words}`}>
            {where}: {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
