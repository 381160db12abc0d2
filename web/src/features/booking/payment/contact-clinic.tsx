import { Trans } from "@lingui/react/macro";
import { useContactLink } from "../../../shared/account/contact-way.ts";
import { buttonClass, type ButtonKind } from "../../../ui/button.tsx";

/** S8.MSG.01: a link to the clinic, else its e-mail address, its telephone or its support chat in a new tab. */
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
