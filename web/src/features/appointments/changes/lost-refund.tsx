import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { losesRefundByMoving } from "@anteroom/domain/appointment/appointment-change";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../platform/app-context.tsx";
import { usePresentMinute } from "../../../platform/time/appointment-zones.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { appointmentFacts, isPaidOrReserved } from "../appointment-facts.ts";
import { useDeadline } from "./cost-of-cancelling.tsx";

/**
 * Renders a warning if a move to `start` (ISO 8601) makes a paid appointment lose its refund; otherwise
 * nothing.
 */
export function LostRefundNotice({ appointment, start }: { appointment: Appointment; start: string }) {
  const now = usePresentMinute();
  const { settings } = useClinic();
  const deadline = useDeadline();
  const facts = { ...appointmentFacts(appointment), isPaid: isPaidOrReserved(appointment) };
  if (!losesRefundByMoving(facts, Date.parse(start), settings, now)) return null;
  return (
    <Banner tone="warn">
      <p>
        <Trans>
          After the move you can’t cancel free of charge or reschedule any more: the new time starts in less
          than {deadline}.
        </Trans>
      </p>
    </Banner>
  );
}
