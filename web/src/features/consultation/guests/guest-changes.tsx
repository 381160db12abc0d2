import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { useSession } from "../../../platform/app-context.tsx";
import { later } from "../../../ui/later.tsx";

const { Part: AppointmentChanges } = later(
  async () => (await import("../../appointments/changes/appointment-changes.tsx")).AppointmentChanges,
  null,
  ["appointments"],
);

type Props = { appointment: Appointment; onChanged: () => void };

/** D.85: a guest has no page of the visit but this one: another time or none is asked for here. */
export function GuestChanges({ appointment, onChanged }: Props) {
  const session = useSession();
  // Who is signed in calls as a patient, to whom this visit does not belong.
  if (session.kind === "signed-in") return null;
  return (
    <div className="form">
      <AppointmentChanges appointment={appointment} onChanged={onChanged} />
    </div>
  );
}
