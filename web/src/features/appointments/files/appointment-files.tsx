import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans } from "@lingui/react/macro";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { BackLink, AppointmentLoader } from "../own-appointment.tsx";
import { SharedFiles } from "./appointment-file-list.tsx";
import { useDoctorInSentence } from "../../../platform/i18n/doctor-in-sentence.ts";

/** `/appointments/{appointmentId}/files`: lists and sends files of an appointment. */
export function AppointmentFiles() {
  return (
    <AppointmentLoader>
      {(appointment) => <Files key={appointment.id} appointment={appointment} />}
    </AppointmentLoader>
  );
}

const noHeaders = {};

function Files({ appointment }: { appointment: Appointment }) {
  const { id, doctor, start_time: start, time_zone: zone } = appointment;
  const theDoctor = <bdi>{useDoctorInSentence(doctor.name)}</bdi>;
  return (
    <div className="form stack g6">
      <BackLink to={`/appointments/${id}`}>
        <Trans>Your appointment</Trans>
      </BackLink>
      <div>
        <h1>
          <Trans>Appointment files</Trans>
        </h1>
        <p className="muted">
          <Trans>
            With {theDoctor}, <AppointmentTime kind="line" start={start} zone={zone} />
          </Trans>
        </p>
      </div>
      <SharedFiles
        appointmentId={id}
        headers={noHeaders}
        doctorName={doctor.name}
        isUnpaid={appointment.status === "pending_payment"}
      />
    </div>
  );
}
