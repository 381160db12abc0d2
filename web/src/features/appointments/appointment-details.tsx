import { Trans } from "@lingui/react/macro";
import { useClinic, useSession } from "../../platform/app-context.tsx";
import type { KnownAppointment as Appointment } from "../../platform/appointments.ts";
import { useVisitTime } from "../../platform/visit-time.tsx";
import { usePageQuery } from "../../platform/page-address.ts";
import { later } from "../../ui/later.tsx";
import styles from "./appointment-details.module.css";
import { LaterKeepPass } from "../pass/later-keep-pass.tsx";
import { LaterSurveyOffers } from "../surveys/later-survey-offers.tsx";
import { BackToVisits, OwnAppointment } from "./own-appointment.tsx";
import { VisitChanges } from "./visit-changes.tsx";
import { VisitDoor } from "./visit-door.tsx";
import { VisitPreparation } from "./visit-preparation.tsx";
import { VisitRecord } from "./visit-record.tsx";

/** `/appointments/{appointmentId}`: the door of the visit with its hour, then everything that is known of it. */
export function AppointmentDetails() {
  const { view } = usePageQuery();
  return (
    <OwnAppointment>
      {(appointment) =>
        view === "receipt" ? (
          <Receipt appointmentId={appointment.id} />
        ) : view === "messages" ? (
          <VisitMessages appointment={appointment} />
        ) : (
          <Details appointment={appointment} />
        )
      }
    </OwnAppointment>
  );
}

const page = { isPage: true };
const { Part: VisitMessages } = later(
  async () => (await import("./visit-messages.tsx")).VisitMessages,
  page,
  ["messages"],
);
const { Part: Receipt } = later(async () => (await import("./receipt.tsx")).Receipt, page);
const { Part: AfterVisitParts } = later(
  async () => (await import("./after-visit-parts.tsx")).AfterVisitParts,
  null,
);
const { Part: EarlierTime } = later(async () => (await import("./earlier-time.tsx")).EarlierTime, null);
const noHeaders = {};

function Details({ appointment }: { appointment: Appointment }) {
  const { name } = appointment.doctor;
  const { settings } = useClinic();
  const session = useSession();
  const { spoken } = useVisitTime(appointment.start_time, appointment.time_zone);
  return (
    <>
      <div>
        <h1 className="vh">
          <Trans>
            Your appointment with {name}, {spoken}
          </Trans>
        </h1>
        <BackToVisits />
      </div>
      <div className={`cols ${styles["page"]}`}>
        <div className="stack g5">
          <VisitDoor appointment={appointment} />
          <VisitPreparation appointment={appointment} />
          <LaterKeepPass appointment={appointment} />
          <LaterSurveyOffers appointmentId={appointment.id} />
          {appointment.status === "finished" && (
            <AfterVisitParts appointment={appointment} headers={noHeaders} withoutRebooking />
          )}
        </div>
        <div className="stack g5">
          <VisitRecord appointment={appointment} />
          {settings.waitlist && session.kind === "signed-in" && <EarlierTime appointment={appointment} />}
          <VisitChanges appointment={appointment} />
        </div>
      </div>
    </>
  );
}
