import type { Appointment } from "@anteroom/contract/appointments";
import type { VisitChange } from "@anteroom/domain/visit-change";
import { Trans } from "@lingui/react/macro";
import { useVisitTime } from "../../platform/visit-time.tsx";

type Props = { appointment: Pick<Appointment, "time_zone">; change: VisitChange };

/** What cancelling costs now, and until when: in money that goes back or stays, never in small print. */
export function CostOfCancelling({ appointment, change }: Props) {
  const { time, near, day } = useVisitTime(new Date(change.freeUntil).toISOString(), appointment.time_zone);
  const when = near ?? day;
  const clock = <bdi dir="ltr">{time}</bdi>;
  if (change.refund === "nothing-paid") return <Trans>Cancelling is free.</Trans>;
  if (change.refund === "all-back")
    return (
      <Trans>
        Cancel before {clock} {when} for a full refund. After that the clinic keeps what you paid.
      </Trans>
    );
  return (
    <Trans>
      You won’t get a refund: you could cancel for a refund until {clock} {when}.
    </Trans>
  );
}
