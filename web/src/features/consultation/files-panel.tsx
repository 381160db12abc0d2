import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAppointmentTexts } from "./use-appointment-texts.ts";
import { useRightToVisit } from "./use-right-to-visit.ts";
import type { PanelProps } from "./visit-panels.tsx";

const VisitFiles = lazy(() =>
  import("../appointments/visit-files.tsx").then((module) => ({ default: module.VisitFiles })),
);

/** The files of this visit beside waiting room and call: the same as on the visit's own page. */
export function FilesPanel({ appointment }: PanelProps) {
  const { t } = useLingui();
  const headers = useRightToVisit(appointment);
  const isReady = useAppointmentTexts();
  const opening = <Skeleton label={t`Opening`} />;
  if (!isReady) return opening;
  return (
    <Suspense fallback={opening}>
      <VisitFiles appointmentId={appointment.id} headers={headers} doctorName={appointment.doctor.name} />
    </Suspense>
  );
}
