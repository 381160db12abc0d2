import { clinicAccept, clinicGetAppointment } from "@anteroom/client/operations";
import type { ClinicAppointment } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { Button, buttonClass } from "../../../web/src/ui/button.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { OpenInApps } from "../apps/open-in-apps.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk, usePresentMinute, useStaff } from "../platform/desk-context.tsx";
import { linkTo } from "../platform/route.ts";
import { Moment } from "../platform/moment.tsx";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { AppointmentStatus } from "./appointment-status.tsx";
import { ChangeAppointment } from "./change-appointment.tsx";
import { Messages } from "../messages/messages.tsx";
import messageStyles from "../messages/messages.module.css";
import { FollowUp } from "../booking/follow-up.tsx";
import { Payments } from "../payments/payments.tsx";
import { NoAppointment } from "./no-appointment.tsx";
import { PatientGlance } from "./glance.tsx";
import { useServiceName } from "./use-service-name.ts";

/**
 * One appointment before the call: patient, motive, what they have sent, and what can be done now: take the
 * call (doctors, for video appointments while it is open), confirm, move or cancel. Doctors see the follow-up
 * form, others the payments; administration sees no messages, and for others showing them marks them as seen.
 */
export function AppointmentScreen({ id }: { id: number }) {
  const { data, failure, ask } = useApiAnswer(clinicGetAppointment, { params: { appointment_id: id } });
  const serviceName = useServiceName();
  const { role } = useStaff();
  const appointment = data?.data.entity;
  return (
    <div className="stack g6">
      <p>
        <a {...linkTo({ name: "day" })}>
          <Trans>Back to today</Trans>
        </a>
      </p>
      {!appointment && <NoAppointment failure={failure} onRetry={ask} />}
      {appointment && (
        <>
          <ScreenTitle end={<AppointmentStatus status={appointment.status} />}>
            <bdi>{appointment.patient_name}</bdi>
          </ScreenTitle>
          <p>
            <Moment at={appointment.start_time} /> · {serviceName(appointment.service_type)} ·{" "}
            <bdi>{appointment.doctor.name}</bdi>
          </p>
          <Steps appointment={appointment} />
          <OpenInApps appointment={appointment} />
          <PatientGlance appointment={appointment} />
          {role === "doctor" ? (
            <FollowUp appointment={appointment} />
          ) : (
            <Payments appointment={appointment} />
          )}
          {role !== "admin" && (
            <div className={messageStyles["thread"]}>
              <h2>
                <Trans>Messages</Trans>
              </h2>
              <Messages appointmentId={appointment.id} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

const overStates: ReadonlySet<string> = new Set([
  "finished",
  "canceled",
  "declined",
  "no_show",
  "payment_failed",
]);

/** What can be done about the appointment now. */
function Steps({ appointment }: { appointment: ClinicAppointment }) {
  const { api } = useDesk();
  const { role } = useStaff();
  const { timeOf, dayOf } = useTimes();
  const now = usePresentMinute();
  const refetch = useRefetch();
  const params = { appointment_id: appointment.id };
  const accept = useAction(() => api.call(clinicAccept, { params }));
  const { id, status, service_type: type, join_opens_at: opens, join_closes_at: closes } = appointment;
  const isOpen = now >= Date.parse(opens) && now <= Date.parse(closes);
  return (
    <>
      <FailureNotice failure={accept.failure} />
      <div className="row wrapf">
        {role === "doctor" && type === "remote" && !overStates.has(status) && isOpen && (
          <a className={buttonClass()} {...linkTo({ name: "call", id })}>
            <Trans>Take the call</Trans>
          </a>
        )}
        {status === "scheduled" && (
          <Button
            kind="outlined"
            isPending={accept.isPending}
            onClick={() => void accept.run().then((done) => done && refetch(clinicGetAppointment))}
          >
            <Trans>Confirm the appointment</Trans>
          </Button>
        )}
        {role === "doctor" && type === "remote" && !overStates.has(status) && now < Date.parse(opens) && (
          <p className="muted">
            <Trans>
              The call can be taken from {dayOf(opens)}, {timeOf(opens)}.
            </Trans>
          </p>
        )}
        <ChangeAppointment appointment={appointment} />
      </div>
    </>
  );
}
