import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { ReasonHelp } from "../../../shared/urgent/reason-help.tsx";
import type { CallRole } from "../call/call-panels.tsx";
import { useAppointmentHeaders } from "../session/use-right-to-call.ts";

/** Renders the safety help for the motive the patient gave; nothing for invited guests. */
export function CallReasonHelp({ appointment, role }: { appointment: Appointment; role: CallRole }) {
  const headers = useAppointmentHeaders(appointment);
  return role === "patient" && <ReasonHelp {...{ appointment, headers }} />;
}
