import { lazyPart } from "../../../ui/later.tsx";
import { useAppointmentHeaders } from "../session/use-right-to-call.ts";
import type { PanelProps } from "./panel-props.ts";

const { Part: SharedFiles, ahead } = lazyPart(
  async () => (await import("../../appointments/files/appointment-file-list.tsx")).SharedFiles,
  {},
  ["appointments"],
);

export { ahead as filesAhead };

/** The appointment's files, beside waiting room and call. */
export function FilesPanel({ appointment }: PanelProps) {
  const headers = useAppointmentHeaders(appointment);
  return (
    <SharedFiles appointmentId={appointment.id} headers={headers} doctorName={appointment.doctor.name} />
  );
}
