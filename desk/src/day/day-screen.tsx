import { clinicListAppointments } from "@anteroom/client/operations";
import type { ClinicAppointment } from "@anteroom/client/schemas";
import { addDays, dayInZone, instantOf } from "@anteroom/domain/shared/zoned-time";
import { Trans } from "@lingui/react/macro";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk, usePresentMinute, useStaff } from "../platform/desk-context.tsx";
import { linkTo } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import { Rows } from "../../../web/src/ui/card/rows.tsx";
import { AppointmentStatus } from "../appointment/appointment-status.tsx";
import { useServiceName } from "../appointment/use-service-name.ts";
import styles from "./day-screen.module.css";
import { WaitingNow } from "./waiting-now.tsx";

/** So many days after today are shown. */
const daysAhead = 7;

/**
 * The day in the clinic's time zone: who waits now, today's appointments, and those of the following six
 * days. Fetched for that week again when the day changes.
 */
export function DayScreen() {
  const { timeZone } = useDesk().page;
  const { dayOf } = useTimes();
  const now = usePresentMinute();
  const today = dayInZone(now, timeZone);
  const span = {
    from: new Date(instantOf(today, 0, timeZone)).toISOString(),
    to: new Date(instantOf(addDays(today, daysAhead), 0, timeZone)).toISOString(),
  };
  const { data, failure, ask } = useApiAnswer(clinicListAppointments, { query: span });
  const found = data?.data.collection ?? [];
  const ofDay = (day: string) =>
    found.filter(({ start_time: start }) => dayInZone(Date.parse(start), timeZone) === day);
  const later = Array.from({ length: daysAhead - 1 }, (_, index) => addDays(today, index + 1)).filter(
    (day) => ofDay(day).length > 0,
  );
  return (
    <div className="stack g8">
      <ScreenTitle>
        <Trans>Today, {dayOf(now)}</Trans>
      </ScreenTitle>
      <WaitingNow />
      <FailureNotice failure={failure} onRetry={ask} />
      {data && (
        <>
          <section className="stack" aria-labelledby="today">
            <h2 id="today">
              <Trans>Today’s appointments</Trans>
            </h2>
            {ofDay(today).length === 0 ? (
              <p className="muted">
                <Trans>There are no appointments today.</Trans>
              </p>
            ) : (
              <AppointmentRows appointments={ofDay(today)} />
            )}
          </section>
          <section className="stack" aria-labelledby="later">
            <h2 id="later">
              <Trans>The next days</Trans>
            </h2>
            {later.length === 0 && (
              <p className="muted">
                <Trans>There are no appointments in the next days.</Trans>
              </p>
            )}
            {later.map((day) => (
              <div key={day} className="stack g2">
                <h3>{dayOf(instantOf(day, 720, timeZone))}</h3>
                <AppointmentRows appointments={ofDay(day)} />
              </div>
            ))}
          </section>
        </>
      )}
    </div>
  );
}

function AppointmentRows({ appointments }: { appointments: readonly ClinicAppointment[] }) {
  const { role } = useStaff();
  const { timeOf } = useTimes();
  const serviceName = useServiceName();
  const inOrder = appointments.toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time));
  return (
    <div className={styles["sheet"]}>
      <Rows>
        {inOrder.map((one) => (
          <li key={one.id} className={styles["row"]}>
            <bdi dir="ltr" className={styles["time"]}>
              {timeOf(one.start_time)}
            </bdi>
            <div className="grow stack g1">
              <a className={styles["name"]} {...linkTo({ name: "appointment", id: one.id })}>
                <bdi>{one.patient_name}</bdi>
              </a>
              <p className="sm muted">
                {serviceName(one.service_type)}
                {role !== "doctor" && (
                  <>
                    {" · "}
                    <bdi>{one.doctor.name}</bdi>
                  </>
                )}
                {one.symptoms !== "" && (
                  <>
                    {" · "}
                    <bdi>{one.symptoms}</bdi>
                  </>
                )}
              </p>
            </div>
            <AppointmentStatus status={one.status} />
          </li>
        ))}
      </Rows>
    </div>
  );
}
