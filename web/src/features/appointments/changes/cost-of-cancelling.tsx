import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { AppointmentChange } from "@anteroom/domain/appointment/appointment-change";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useClinic } from "../../../platform/app-context.tsx";
import { DeadlineTime, useAppointmentTime } from "../../../platform/time/appointment-time.tsx";

type Props = { appointment: Pick<Appointment, "time_zone" | "payment_state">; change: AppointmentChange };

/**
 * Renders what cancelling costs now: nothing, a full refund until the deadline, or no refund. What is only reserved is
 * not taken until then.
 */
export function CostOfCancelling({ appointment, change }: Props) {
  const deadline = useAppointmentTime(new Date(change.freeUntil).toISOString(), appointment.time_zone);
  const when = deadline.near ?? deadline.day;
  const clock = <DeadlineTime {...deadline} />;
  if (change.refund === "nothing-paid") return <Trans>Cancelling is free.</Trans>;
  const isReserved = appointment.payment_state === "reserved";
  if (change.refund === "all-back" && isReserved)
    return (
      <Trans>
        Cancel before {clock} {when} and you pay nothing. After that the clinic takes the reserved amount.
      </Trans>
    );
  if (change.refund === "all-back")
    return (
      <Trans>
        Cancel before {clock} {when} for a full refund. After that the clinic keeps what you paid.
      </Trans>
    );
  return <NoRefund isReserved={isReserved} />;
}

/** Renders that it is too late for a refund, or for releasing a reserved amount. Does not check it. */
export function NoRefund({ isReserved }: { isReserved: boolean }) {
  const deadline = useDeadline();
  if (isReserved)
    return (
      <Trans>
        If you cancel now, the clinic takes the reserved amount: this appointment starts in less than{" "}
        {deadline}.
      </Trans>
    );
  return <Trans>You won’t get a refund: this appointment starts in less than {deadline}.</Trans>;
}

/** Renders why rescheduling is no longer offered. Does not check it. */
export function TooLateToReschedule() {
  const deadline = useDeadline();
  return <Trans>You can’t reschedule any more: this appointment starts in less than {deadline}.</Trans>;
}

/** Returns the clinic's deadline to cancel (`cancelUntilHours` before the start) as "24 hours". */
export function useDeadline(): string {
  const { t } = useLingui();
  const hours = useClinic().settings.cancelUntilHours;
  return t`${plural(hours, { one: "# hour", other: "# hours" })}`;
}
