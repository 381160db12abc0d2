import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";

/** The clinic's emergency number, one tap away. No number is invented. */
export function EmergencyCall() {
  const { emergencyNumber } = useClinic().settings;
  if (emergencyNumber === null)
    return (
      <p>
        <Trans>In danger? Call your emergency number.</Trans>
      </p>
    );
  return (
    <ButtonLink kind="danger" isBlock icon="phone" href={`tel:${emergencyNumber}`}>
      <Trans>
        In danger? Call <bdi dir="ltr">{emergencyNumber}</bdi>
      </Trans>
    </ButtonLink>
  );
}
