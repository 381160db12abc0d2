import { Trans } from "@lingui/react/macro";
import { useContactLink } from "../../../shared/account/contact-way.ts";
import { textLinkClass } from "../../../ui/text-link.tsx";

/** Renders a link to the clinic, in a new tab; nothing where the clinic has no contact. */
export function ContactClinic() {
  const link = useContactLink();
  return (
    link && (
      <a {...link} className={textLinkClass()}>
        <Trans>Contact support</Trans>
      </a>
    )
  );
}

/** `ContactClinic` as a line of its own; renders nothing where the clinic has no contact. */
export function ContactClinicLine() {
  const link = useContactLink();
  return (
    link && (
      <p className="sm">
        <ContactClinic />
      </p>
    )
  );
}
