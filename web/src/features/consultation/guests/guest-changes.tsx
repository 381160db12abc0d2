import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans } from "@lingui/react/macro";
import { useClinic, useSession } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";

const { Part: AppointmentChanges } = lazyPart(
  async () => (await import("../../appointments/changes/appointment-changes.tsx")).AppointmentChanges,
  null,
  ["appointments"],
);

type Props = { appointment: Appointment; onChanged: () => void };

/**
 * Renders rescheduling and cancelling for a person who booked as a guest (D.85). Renders nothing for a
 * signed-in patient.
 */
export function GuestChanges({ appointment, onChanged }: Props) {
  const session = useSession();
  const { settings } = useClinic();
  const isToCome = ["scheduled", "accepted"].includes(appointment.status);
  // Who is signed in calls as a patient, to whom this visit does not belong.
  if (session.kind === "signed-in") return null;
  return (
    <div className="form">
      <AppointmentChanges appointment={appointment} onChanged={onChanged} />
      {isToCome && settings.waitlist && settings.patientsSignUp && (
        <p className="muted">
          <Trans>
            Want an earlier time? <AppLink to="/sign-up">Create an account</AppLink> with the email address of
            this booking. You can then join the waitlist on the page of this appointment.
          </Trans>
        </p>
      )}
    </div>
  );
}
