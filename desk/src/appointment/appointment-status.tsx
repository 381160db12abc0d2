import type { AppointmentStatus as Status } from "@anteroom/client/schemas";
import { useLingui } from "@lingui/react/macro";
import { Badge, type Tone } from "../../../web/src/ui/badge.tsx";
import type { IconName } from "../../../web/src/ui/icons/icon-names.ts";

/** The badge of a status: colour tone, icon and label. Icon and label alone identify the status. */
export type StatusFace = { tone: Tone; icon: IconName; words: string };

/** Returns a function that maps a status to its badge, in the reader's language. */
export function useStatusFace(): (status: Status) => StatusFace {
  const { t } = useLingui();
  const faces: Record<Status, StatusFace> = {
    pending_payment: { tone: "warn", icon: "hourglass-fill", words: t`Waiting for payment` },
    scheduled: { tone: "warn", icon: "clock-fill", words: t`To be confirmed` },
    accepted: { tone: "ok", icon: "check-circle-fill", words: t`Confirmed` },
    preparing: { tone: "ok", icon: "stethoscope-fill", words: t`The call is running` },
    finished: { tone: "plain", icon: "check-circle-fill", words: t`Finished` },
    canceled: { tone: "stop", icon: "x-circle-fill", words: t`Cancelled` },
    declined: { tone: "stop", icon: "x-circle-fill", words: t`Declined` },
    no_show: { tone: "warn", icon: "clock-fill", words: t`Missed` },
    payment_failed: { tone: "stop", icon: "x-circle-fill", words: t`Not paid` },
  };
  return (status) => faces[status];
}

/** Renders an appointment's status as a badge. */
export function AppointmentStatus({ status }: { status: Status }) {
  const { tone, icon, words } = useStatusFace()(status);
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
