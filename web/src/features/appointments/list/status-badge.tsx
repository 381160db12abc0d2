import { Trans, useLingui } from "@lingui/react/macro";
import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import type { IconName } from "../../../ui/icons/icon-names.ts";

type Face = { tone: Tone; icon: IconName; words: string };

type Props = {
  /** The status of the API; an unknown one is shown neutrally. */
  status: string;
  /** Its room has closed: what was confirmed is no promise any more. */
  isOver: boolean;
  /** Until when the appointment can be paid. */
  payBefore?: string | null;
};

/**
 * Renders the status of an appointment in words (S4.STATUS): until when to pay for `pending_payment`, that it
 * is over for one still planned (`isOver`); "unknown" for a status it does not know.
 */
export function StatusBadge({ status, isOver, payBefore = null }: Props) {
  const faces = useFaces();
  const known = Object.hasOwn(faces, status) ? faces[status] : undefined;
  if (status === "pending_payment" && !isOver && payBefore !== null) return <PayBefore instant={payBefore} />;
  const { tone, icon, words } = (isOver && toCome.has(status) ? faces["over"] : known) ?? faces["unknown"];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}

/** S4.STATUS.02: what has to be done, and until when. */
function PayBefore({ instant }: { instant: string }) {
  const { time, shortDay, isToday } = useAppointmentTime(instant);
  const clock = <bdi dir="ltr">{time}</bdi>;
  return (
    <Badge tone="warn" icon="hourglass-fill">
      <span>
        {isToday ? (
          <Trans>Pay before {clock}</Trans>
        ) : (
          <Trans>
            Pay before: {shortDay}, {clock}
          </Trans>
        )}
      </span>
    </Badge>
  );
}

const toCome: ReadonlySet<string> = new Set(["pending_payment", "scheduled", "accepted", "preparing"]);

function useFaces(): Record<string, Face> & { unknown: Face } {
  const { t } = useLingui();
  return {
    pending_payment: { tone: "warn", icon: "hourglass-fill", words: t`Waiting for payment` },
    scheduled: { tone: "plain", icon: "clock-fill", words: t`Booked, waiting for the clinic to confirm` },
    accepted: { tone: "ok", icon: "check-circle-fill", words: t`Confirmed` },
    // The doctor has joined: so it stays until they end the call.
    preparing: { tone: "ok", icon: "stethoscope-fill", words: t`The call is running` },
    finished: { tone: "plain", icon: "check-circle-fill", words: t`Finished` },
    canceled: { tone: "stop", icon: "x-circle-fill", words: t`Cancelled` },
    declined: { tone: "warn", icon: "warning-fill", words: t`Doctor unavailable` },
    no_show: { tone: "warn", icon: "clock-fill", words: t`Missed` },
    payment_failed: { tone: "stop", icon: "x-circle-fill", words: t`Not paid` },
    over: { tone: "plain", icon: "clock-fill", words: t`Its time has passed` },
    unknown: { tone: "plain", icon: "info-fill", words: t`Ask the clinic` },
  };
}
