import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { buttonClass, type ButtonKind } from "../../ui/button.tsx";

/** S8.MSG.01: a link to the clinic, else its e-mail address, else its telephone. */
export function ContactClinic({ kind = "outlined" }: { kind?: ButtonKind }) {
  const { globalLinks, clinicPhone } = useClinic().settings;
  const { contact_us, support_email } = globalLinks;
  const href =
    contact_us ??
    (support_email ? `mailto:${support_email}` : clinicPhone && `tel:${clinicPhone.replaceAll(" ", "")}`);
  if (!href) return null;
  return (
    <a href={href} className={buttonClass({ kind })}>
      <Trans>Contact support</Trans>
    </a>
  );
}
