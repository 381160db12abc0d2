import { later } from "../../../ui/later.tsx";
import { useRightToVisit } from "../session/use-right-to-call.ts";
import type { PanelProps } from "./panel-props.ts";

const { Part: VisitFiles, ahead } = later(
  async () => (await import("../../appointments/files/appointment-file-list.tsx")).VisitFiles,
  {},
  ["appointments"],
);

export { ahead as filesAhead };

/** The files of this visit beside waiting room and call: the same as on the visit's own page. */
export function FilesPanel({ appointment }: PanelProps) {
  const headers = useRightToVisit(appointment);
  return <VisitFiles appointmentId={appointment.id} headers={headers} doctorName={appointment.doctor.name} />;
}
