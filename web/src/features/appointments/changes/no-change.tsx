import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { appointmentChange } from "@anteroom/domain/appointment/appointment-change";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { appointmentFacts, isPaidOrReserved } from "../appointment-facts.ts";
import { PhoneLink } from "../phone-link.tsx";

type Props = {
  appointment: Appointment;
  /** For patients who did not come to change anything. */
  isQuiet?: boolean;
};

/**
 * Renders why an appointment can be neither cancelled nor moved, judged when mounted, with the
 * clinic's phone number unless it is cancelled, and takes the focus. Renders nothing if it can be
 * changed. With `isQuiet` it takes no focus, and renders nothing for one that is cancelled or has
 * started.
 */
export function ChangeUnavailable({ appointment, isQuiet = false }: Props) {
  const { clock } = useApp();
  const { settings } = useClinic();
  // As it was on arrival: after a change on this page there is nothing to explain.
  const [reason] = useState(() => reasonOf(appointment, settings, clock.now()));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isQuiet) box.current?.focus();
  }, [isQuiet]);
  if (reason === null || (isQuiet && reason !== "not-online")) return null;
  return (
    <div ref={box} tabIndex={-1} className="stack">
      <Banner tone={reason === "canceled" || isQuiet ? "plain" : "warn"}>
        <p>{sentences[reason]}</p>
        {reason !== "canceled" && settings.clinicPhone !== null && (
          <p>
            <Trans>
              Call the clinic for help:{" "}
              <PhoneLink number={settings.clinicPhone}>{settings.clinicPhone}</PhoneLink>.
            </Trans>
          </p>
        )}
      </Banner>
    </div>
  );
}

type Reason = "canceled" | "started" | "not-online";

function reasonOf(
  appointment: Appointment,
  settings: Parameters<typeof appointmentChange>[1],
  now: number,
): Reason | null {
  const facts = { ...appointmentFacts(appointment), isPaid: isPaidOrReserved(appointment) };
  const { canCancel, canReschedule } = appointmentChange(facts, settings, now);
  if (canCancel || canReschedule) return null;
  const { status, startTime } = facts;
  if (status === "canceled" || status === "declined") return "canceled";
  const hasStarted = now >= startTime || status === "preparing" || status === "finished";
  return hasStarted ? "started" : "not-online";
}

const sentences: Record<Reason, ReactNode> = {
  canceled: <Trans>This appointment is already cancelled. There is nothing more to do.</Trans>,
  started: <Trans>It’s too late to cancel or reschedule online: the appointment has already started.</Trans>,
  "not-online": <Trans>You can’t cancel or reschedule this appointment online.</Trans>,
};
