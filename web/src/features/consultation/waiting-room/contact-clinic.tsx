import { Trans } from "@lingui/react/macro";
import { useContactLink } from "../../../shared/account/contact-way.ts";
import { textLinkClass } from "../../../ui/text-link.tsx";

/** A way to the clinic for the device test and the waiting room, which both stay open meanwhile. */
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

/** The same as a line of its own; nothing where the clinic has no way of contact. */
export function ContactLine() {
  const link = useContactLink();
  return (
    link && (
      <p className="sm">
        <ContactClinic />
      </p>
    )
  );
}
