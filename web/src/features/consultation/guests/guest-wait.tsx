import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useContactLink } from "../../../shared/account/contact-way.ts";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";

/** Renders how many minutes ago the guest arrived (counted from mount), and why it may take longer. */
export function GuestWait({ appointment }: { appointment: Appointment }) {
  const { clock } = useApp();
  const now = useMinute(clock);
  const [since] = useState(() => clock.now());
  const minutes = Math.max(0, Math.floor((now - since) / 60_000));
  return (
    <div className="stack g2 sm">
      <p className="b">
        {minutes === 0 ? (
          <Trans>You have just arrived</Trans>
        ) : (
          <Plural value={minutes} one="You have waited # minute" other="You have waited # minutes" />
        )}
      </p>
      <p>
        <Why appointment={appointment} isEarly={now < Date.parse(appointment.start_time)} />
      </p>
    </div>
  );
}

function Why({ appointment, isEarly }: { appointment: Appointment; isEarly: boolean }) {
  const { time } = useAppointmentTime(appointment.start_time, appointment.time_zone);
  const at = <bdi dir="ltr">{time}</bdi>;
  if (isEarly) return <Trans>You’re early: the appointment starts at {at}.</Trans>;
  return (
    <Trans>
      The appointment was due to start at {at}. The doctor may still be with another patient. We can’t tell
      how long it will take.
    </Trans>
  );
}

/**
 * Renders the actions while waiting: contact the clinic where it has a contact, or leave by `onLeave`; the
 * same link leads back.
 */
export function GuestWaysOut({ onLeave }: { onLeave: () => void }) {
  const contact = useContactLink();
  return (
    <>
      {contact !== null && (
        <a {...contact} className={buttonClass({ kind: "outlined", isBlock: true })}>
          <Trans>Contact the clinic</Trans>
        </a>
      )}
      <Button kind="outlined" isBlock onClick={onLeave}>
        <Trans>Leave</Trans>
      </Button>
      <p className="sm muted">
        <Trans>You can leave and come back with the same link until the appointment is over.</Trans>
      </p>
    </>
  );
}
