import { Trans } from "@lingui/react/macro";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";

/**
 * Renders that the appointment was moved, and to which time. `to`: ISO 8601; `zone`: IANA name of the time
 * zone to show it in.
 */
export function MovedText({ to, zone }: { to: string; zone: string }) {
  return (
    <>
      <Trans>Your appointment has been moved.</Trans>{" "}
      <span>
        <Trans>
          New time: <AppointmentTime kind="line" start={to} zone={zone} />
        </Trans>
      </span>
    </>
  );
}
