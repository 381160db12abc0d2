import type { Appointment } from "@anteroom/contract/appointments";
import { Trans } from "@lingui/react/macro";
import { useVisitTime } from "../../platform/visit-time.tsx";
import styles from "./appointment-details.module.css";
import { BackToVisits, OwnAppointment } from "./own-appointment.tsx";
import { VisitDoor } from "./visit-door.tsx";
import { VisitPreparation } from "./visit-preparation.tsx";
import { VisitRecord } from "./visit-record.tsx";

/** `/appointments/{appointmentId}`: the door of the visit with its hour, then everything that is known of it. */
export function AppointmentDetails() {
  return <OwnAppointment>{(appointment) => <Details appointment={appointment} />}</OwnAppointment>;
}

function Details({ appointment }: { appointment: Appointment }) {
  const { name } = appointment.doctor;
  const { spoken } = useVisitTime(appointment.start_time, appointment.time_zone);
  return (
    <>
      <div>
        <h1 className="vh">
          <Trans>
            Your visit with {name}, {spoken}
          </Trans>
        </h1>
        <BackToVisits />
      </div>
      <div className={`cols ${styles["page"]}`}>
        <div className="stack g5">
          <VisitDoor appointment={appointment} />
          <VisitPreparation appointment={appointment} />
        </div>
        <VisitRecord appointment={appointment} />
      </div>
    </>
  );
}
