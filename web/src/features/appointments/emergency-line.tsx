import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { PhoneLink } from "./phone-link.tsx";

/**
 * Says whom to call in an emergency instead of waiting; renders nothing where the clinic has no emergency
 * number.
 */
export function EmergencyLine() {
  const { emergencyNumber } = useClinic().settings;
  if (emergencyNumber === null) return null;
  const number = <PhoneLink number={emergencyNumber}>{emergencyNumber}</PhoneLink>;
  return (
    <p className="sm muted">
      <Trans>In an emergency, don’t wait for the appointment or an answer: call {number}.</Trans>
    </p>
  );
}
