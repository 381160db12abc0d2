import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmergencyCall } from "../urgent/emergency-call.tsx";

/** Renders the clinic's emergency number and phone as links below a text that advises to call. */
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
