import { Trans } from "@lingui/react/macro";
import { useContactLink } from "../../../shared/account/contact-way.ts";
import { buttonClass, type ButtonKind } from "../../../ui/button.tsx";

/**
 * Renders a link to the clinic's contact page, else its email, phone or support chat, in a new tab
 * (S8.MSG.01); nothing where it has none.
 */
export function ContactClinic({ kind = "outlined" }: { kind?: ButtonKind }) {
  const link = useContactLink();
  return (
    link && (
      <a {...link} className={buttonClass({ kind })}>
        <Trans>Contact support</Trans>
      </a>
    )
  );
}
