import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmergencyCall } from "../urgent/emergency-call.tsx";

/**
 * Renders links to call the emergency number and the clinic, below a text that advises to call. The clinic's
 * link is left out if it has no phone.
 */
export function ContactOptions() {
  const phone = useClinic().settings.clinicPhone;
  return (
    <>
      <EmergencyCall />
      {phone !== null && (
        <ButtonLink kind="outlined" isBlock icon="phone" href={`tel:${phone.replaceAll(" ", "")}`}>
          <Trans>
            Call the clinic:{" "}
            <bdi className="long" dir="ltr">
              {phone}
            </bdi>
          </Trans>
        </ButtonLink>
      )}
    </>
  );
}
