import type { Measurement } from "@anteroom/contract/health/vital-signs";
import type { VitalName } from "@anteroom/domain/vitals/vital-values";
import { Trans } from "@lingui/react/macro";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { StressBadge, ValueWithUnit } from "./value-row.tsx";
import { listedNames } from "./shown-names.ts";
import { useSourceLabels } from "./use-result-labels.ts";
import { useVitalNumber } from "../use-vital-number.ts";
import { useVitalLabels } from "../use-vital-labels.ts";

type Props = { measurement: Measurement };

/**
 * Renders a measurement's values, each with unit, source and device, and the time of measuring; values it
 * lacks are left out.
 */
export function MeasurementValues({ measurement }: Props) {
  const time = <AppointmentTime start={measurement.date} />;
  return (
    <>
      <ul>
        {listedNames.map((name) => (
          <Value key={name} name={name} measurement={measurement} />
        ))}
      </ul>
      <p className="sm muted">
        <Trans>Measured: {time}</Trans>
      </p>
    </>
  );
}

function Value({ name, measurement }: { name: VitalName; measurement: Measurement }) {
  const { labels, units } = useVitalLabels();
  const sources = useSourceLabels();
  const say = useVitalNumber();
  const { vitalSigns } = measurement;
  const value = vitalSigns[name];
  const source = measurement.sources[name];
  if (value === undefined) return null;
  const number = name === "systolic" ? `${value}/${vitalSigns.diastolic}` : say(value);
  return (
    <li>
      {name === "systolic" ? <Trans>Blood pressure</Trans> : labels[name]}
      {": "}
      {name === "stress_index" ? (
        <StressBadge index={value} />
      ) : (
        <ValueWithUnit value={number} unit={units[name]} />
      )}{" "}
      <span className="sm muted">
        {source && sources[source]} <bdi>{measurement.devices?.[name]}</bdi>
      </span>
    </li>
  );
}
