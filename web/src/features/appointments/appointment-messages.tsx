import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans, useLingui } from "@lingui/react/macro";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { Messages } from "../../shared/messages/messages.tsx";
import { BackLink } from "./own-appointment.tsx";
import { useTabTitle } from "./use-tab-title.ts";
import { useDoctorInSentence } from "../../platform/i18n/doctor-in-sentence.ts";

/**
 * `/appointments/{appointmentId}?view=messages`: messages between patient and clinic about an appointment
 * (D.93).
 */
export function AppointmentMessages({ appointment }: { appointment: Appointment }) {
  const { t } = useLingui();
  useTabTitle(t`Messages`);
  const theDoctor = <bdi>{useDoctorInSentence(appointment.doctor.name)}</bdi>;
  return (
    <div className="form stack g5">
      <BackLink to={`/appointments/${appointment.id}`}>
        <Trans>Your appointment</Trans>
      </BackLink>
      <div>
        <h1>
          <Trans>Messages</Trans>
        </h1>
        <p className="muted">
          <Trans>With the clinic, about your appointment with {theDoctor}</Trans>
        </p>
      </div>
      <Sheet>
        <Messages appointment={appointment} />
      </Sheet>
    </div>
  );
}
