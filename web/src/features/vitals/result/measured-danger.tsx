import type { Measurement } from "@anteroom/contract/health/vital-signs";
import { judgedValues } from "@anteroom/domain/vitals/reading-dangers";
import { VitalsDanger } from "../vitals-danger.tsx";

type Props = {
  measurement: Measurement;
  /** The age in whole months of whoever was measured, null where it is not known. */
  months: number | null;
  appointmentId: number;
};

/** What is dangerous about the values of an appointment, and whether the doctor got them in the call. */
export function MeasuredDanger({ measurement, ...props }: Props) {
  const { vitalSigns, sources, date, isSentInCall = false } = measurement;
  return (
    <VitalsDanger
      {...props}
      values={judgedValues(vitalSigns, sources)}
      measuredAt={date}
      isSentInCall={isSentInCall}
    />
  );
}
