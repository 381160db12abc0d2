import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { ReasonHelp } from "../../../shared/urgent/reason-help.tsx";
import type { CallRole } from "../call/call-panels.tsx";
import { useAppointmentHeaders } from "../session/use-right-to-call.ts";

/** The help for what the patient has told as the reason; whoever else was invited is shown nothing of it. */
export function ReasonWatch({ appointment, role }: { appointment: Appointment; role: CallRole }) {
  const headers = useAppointmentHeaders(appointment);
  return role === "patient" && <ReasonHelp {...{ appointment, headers }} />;
}
