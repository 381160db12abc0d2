import { clinicListMeasurements } from "@anteroom/client/operations";
import { localizedUnit } from "@anteroom/domain/vitals/unit-words";
import { formatVitalNumber } from "@anteroom/domain/vitals/vital-number";
import { vitalNames, type VitalName, type VitalSource } from "@anteroom/domain/vitals/vital-values";
import { Trans, useLingui } from "@lingui/react/macro";
import { Moment } from "../platform/moment.tsx";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import styles from "./glance.module.css";
import { AppointmentPart } from "./part.tsx";

/**
 * Fetches and lists the vital signs of an appointment in the server's order, with their sources; nothing
 * where the clinic has vital signs off or the role may not read them.
 */
export function Measurements({ appointmentId }: { appointmentId: number }) {
  const params = { appointment_id: appointmentId };
  const { data, failure, ask } = useApiAnswer(clinicListMeasurements, { params });
  const { locale } = useTimes();
  const { labels, units, sources } = useVitalLabels();
  const found = data?.data.collection ?? [];
  return (
    <AppointmentPart
      title={<Trans>Vital signs</Trans>}
      isEmpty={data && found.length === 0}
      nothing={<Trans>Nothing was measured for this appointment.</Trans>}
      failure={failure}
      onRetry={ask}
    >
      <ul className={styles["list"]}>
        {found.map((one) => (
          <li key={one.date}>
            <p className="sm muted">
              <Moment at={one.date} />
            </p>
            <ul>
              {vitalNames.flatMap((name) => {
                const value = one.vitalSigns[name];
                const source = one.sources[name];
                if (value === undefined) return [];
                return [
                  <li key={name}>
                    {labels[name]}:{" "}
                    <bdi className="b">{`${formatVitalNumber(value, locale)} ${units[name]}`}</bdi>
                    {source && <span className="sm muted"> · {sources[source]}</span>}
                  </li>,
                ];
              })}
            </ul>
          </li>
        ))}
      </ul>
    </AppointmentPart>
  );
}

function useVitalLabels() {
  const { t } = useLingui();
  const { locale } = useTimes();
  const labels: Record<VitalName, string> = {
    heart_rate: t`Heart rate`,
    respiration_rate: t`Breathing`,
    systolic: t`Blood pressure, upper`,
    diastolic: t`Blood pressure, lower`,
    oxygen_saturation: t`Oxygen saturation`,
    temperature: t`Temperature`,
    weight: t`Weight`,
    glucose: t`Blood glucose`,
    sdnn: t`Heart variability, overall`,
    rmssd: t`Heart variability, beat to beat`,
    pnn50: t`Beats that differ by more than 50 ms`,
    stress_index: t`Stress level`,
  };
  const units: Record<VitalName, string> = {
    heart_rate: t`beats a minute`,
    respiration_rate: t`breaths a minute`,
    systolic: localizedUnit("mmHg", locale),
    diastolic: localizedUnit("mmHg", locale),
    oxygen_saturation: "%",
    temperature: localizedUnit("°C", locale),
    weight: localizedUnit("kg", locale),
    glucose: localizedUnit("mg/dL", locale),
    sdnn: localizedUnit("ms", locale),
    rmssd: localizedUnit("ms", locale),
    pnn50: "%",
    stress_index: "",
  };
  const sources: Record<VitalSource, string> = {
    camera: t`Read by the camera`,
    cuff: t`Entered by hand (blood pressure cuff)`,
    oximeter: t`Entered by hand (oximeter)`,
    scale: t`Entered by hand (scale)`,
    self_reported: t`Entered by hand`,
    provider: t`Measuring device`,
    device: t`Bluetooth device`,
    photo: t`Photo of the display`,
  };
  return { labels, units, sources };
}
