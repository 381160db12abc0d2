import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans } from "@lingui/react/macro";
import { useClinic, useSession } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { useServiceLabels } from "./service-type.tsx";

/**
 * Renders, for an upcoming appointment without video, its kind, what the patient has to do, the number the
 * doctor calls, and the clinic's phone.
 */
export function NotByVideo({ appointment }: { appointment: Appointment }) {
  const { settings } = useClinic();
  const { name, what } = useServiceLabels()(appointment.service_type);
  return (
    <>
      <p className="b">{name}</p>
      <p>{what}</p>
      {appointment.service_type === "phone" && <NumberToCall />}
      {appointment.service_type !== "prescription_renewal" && settings.clinicPhone !== null && (
        <p className="sm muted">
          <Trans>
            Running late? Call the clinic:{" "}
            <PhoneLink number={settings.clinicPhone}>{settings.clinicPhone}</PhoneLink>.
          </Trans>
        </p>
      )}
    </>
  );
}

/** Which number rings; without one nobody can call. */
function NumberToCall() {
  const session = useSession();
  const { settings } = useClinic();
  if (session.kind !== "signed-in") return null;
  const { countryCode, phoneNumber } = session.profile;
  const number = [countryCode, phoneNumber].filter((part) => part !== null).join(" ");
  return (
    <p className="sm">
      {phoneNumber === null ? (
        <Trans>The clinic doesn’t have your phone number.</Trans>
      ) : (
        <Trans>
          Your number: <bdi dir="ltr">{number}</bdi>
        </Trans>
      )}{" "}
      {settings.patientsProfileSettings && (
        <AppLink to="/profile-settings">
          <Trans>Change your number</Trans>
        </AppLink>
      )}
    </p>
  );
}
