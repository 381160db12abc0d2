import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../platform/app-context.tsx";
import { classNames } from "../../ui/class-names.ts";
import { textLinkClass } from "../../ui/text-link.tsx";
import { HelpArticles } from "./help-articles.tsx";
import styles from "./page-foot.module.css";

/** Renders the clinic's external links, those that it has configured (D.24); nothing without any. */
export function ClinicLinks() {
  const { t } = useLingui();
  const { manifest, settings } = useClinic();
  const { contact_us, support_email, website, privacy, help } = settings.globalLinks;
  const hasAny = [contact_us, support_email, website, privacy, help].some((link) => link !== undefined);
  if (!manifest || (!hasAny && !settings.supportArticles)) return null;
  const { name } = manifest;
  return (
    <nav aria-label={t`${name}: help and contact`} className={classNames(styles["links"], "sm")}>
      <HelpArticles />
      <Outside href={help}>
        <Trans>Help</Trans>
      </Outside>
      <Outside href={contact_us}>
        <Trans>Contact us</Trans>
      </Outside>
      {support_email !== undefined && (
        <Outside href={`mailto:${support_email}`}>
          <bdi dir="ltr" className="long">
            {support_email}
          </bdi>
        </Outside>
      )}
      <Outside href={website}>
        <Trans>Our website</Trans>
      </Outside>
      <Outside href={privacy}>
        <Trans>Privacy</Trans>
      </Outside>
    </nav>
  );
}

function Outside({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return null;
  return (
    <a href={href} rel="noreferrer" className={textLinkClass()}>
      {children}
    </a>
  );
}
