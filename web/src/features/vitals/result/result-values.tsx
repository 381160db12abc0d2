import type { Measurement } from "@anteroom/contract/health/vital-signs";
import { cameraNames, type CameraName, type VitalName } from "@anteroom/domain/vitals/vital-values";
import { Plural, Trans } from "@lingui/react/macro";
import { Badge } from "../../../ui/badge.tsx";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import { Comparison } from "./comparison.tsx";
import { useMeasuredPerson } from "../measured-person.ts";
import type { TakenVitals } from "../taken.ts";
import { ownDeviceRows } from "./shown-names.ts";
import { useReadingIssueMessages } from "../camera/use-refusal-messages.ts";
import { UsualPulse } from "./usual-pulse.tsx";
import { useVitalNumber } from "../use-vital-number.ts";
import { useVitalLabels } from "../use-vital-labels.ts";
import {
  DangerBadge,
  PressureLevelLine,
  SourceLine,
  StressBadge,
  UsualRange,
  ValueRow,
} from "./value-row.tsx";
import own from "./result-values.module.css";
import styles from "../vitals.module.css";

type Props = {
  taken: TakenVitals;
  past: readonly Measurement[];
  /** The age in whole months, null where it is not known: what is usual depends on it. */
  months: number | null;
};

/**
 * Lists each value with source, quality and what is usual at this age; values the camera refused say why
 * (S4.RISK.05, D.95). `past` is compared; empty for no comparison. Values never looked for are left out.
 */
export function ResultValues({ taken, past, months }: Props) {
  const { values } = taken;
  const { systolic, diastolic } = values;
  return (
    <>
      {values.heart_rate !== undefined && <HeartRate {...{ taken, past, months }} rate={values.heart_rate} />}
      <section className={`${sheetClass("paper", "flush")} ${own["rows"]}`}>
        {values.heart_rate === undefined && <Refused name="heart_rate" taken={taken} />}
        <OneValue name="respiration_rate" {...{ taken, past, months }} />
        <OneValue name="rmssd" {...{ taken, past, months }} />
        <OneValue name="sdnn" {...{ taken, past, months }} />
        <Stress taken={taken} />
        {systolic !== undefined && diastolic !== undefined && (
          <Pressure {...{ taken, months }} systolic={systolic} diastolic={diastolic} />
        )}
        {ownDeviceRows.map((name) => (
          <OneValue key={name} name={name} {...{ taken, past, months }} />
        ))}
      </section>
    </>
  );
}

function HeartRate({ taken, past, months, rate }: Props & { rate: number }) {
  const { labels, units } = useVitalLabels();
  return (
    <section className={`${sheetClass()} stack g2`}>
      <h2 className={styles["title"]}>{labels.heart_rate}</h2>
      <p>
        <bdi dir="ltr" className={`${own["big"]} b`}>
          {rate}
        </bdi>{" "}
        <span className="muted">{units.heart_rate}</span>
      </p>
      {taken.sources.heart_rate !== "camera" && (
        <DangerBadge name="heart_rate" value={rate} months={months} />
      )}
      <UsualPulse rate={rate} months={months} />
      <Comparison name="heart_rate" value={rate} past={past} />
      <SourceLine
        source={taken.sources.heart_rate}
        quality={taken.quality.heart_rate}
        device={taken.devices.heart_rate}
      />
    </section>
  );
}

type OneProps = Props & { name: VitalName };

function OneValue({ name, taken, past, months }: OneProps) {
  const { labels, units } = useVitalLabels();
  const say = useVitalNumber();
  const value = taken.values[name];
  if (value === undefined) return isCamera(name) ? <Refused name={name} taken={taken} /> : null;
  return (
    <ValueRow title={labels[name]} value={say(value)} unit={units[name]}>
      <DangerBadge {...{ name, value, months }} />
      <UsualRange name={name} months={months} />
      <Comparison name={name} value={value} past={past} />
      <SourceLine source={taken.sources[name]} quality={taken.quality[name]} device={taken.devices[name]} />
    </ValueRow>
  );
}

const isCamera = (name: VitalName): name is CameraName => cameraNames.some((one) => one === name);

/** What the camera looked for and would have had to guess. */
function Refused({ name, taken }: { name: CameraName; taken: TakenVitals }) {
  const { labels } = useVitalLabels();
  const say = useReadingIssueMessages();
  const [reason] = taken.refused[name] ?? [];
  if (reason === undefined) return null;
  const { seen, change } = say(reason);
  return (
    <ValueRow
      title={labels[name]}
      value={
        <Badge icon="info-fill">
          <Trans>Could not be read</Trans>
        </Badge>
      }
    >
      <p className="sm muted">
        {seen} {change} <Trans>We’d rather show nothing than guess.</Trans>
      </p>
    </ValueRow>
  );
}

function Stress({ taken }: { taken: TakenVitals }) {
  const { labels } = useVitalLabels();
  const say = useReadingIssueMessages();
  const index = taken.values.stress_index ?? null;
  const [reason] = taken.refused.stress_index ?? [];
  if (index === null && reason === undefined) return null;
  return (
    <ValueRow title={labels.stress_index} value={<StressBadge index={index} />}>
      {index === null && reason !== undefined ? (
        <p className="sm muted">
          {say(reason).seen} {say(reason).change}
        </p>
      ) : (
        <p className="sm muted">
          <Trans>
            Stress index <bdi dir="ltr">{index}</bdi>, over one minute.
          </Trans>
        </p>
      )}
      <SourceLine source={taken.sources.stress_index} quality={taken.quality.stress_index} />
    </ValueRow>
  );
}

type PressureProps = Omit<Props, "past"> & { systolic: number; diastolic: number };

function Pressure({ taken, months, systolic, diastolic }: PressureProps) {
  const isDependent = useMeasuredPerson() !== null;
  const { units } = useVitalLabels();
  const count = taken.pressureReadings ?? 1;
  return (
    <ValueRow title={<Trans>Blood pressure</Trans>} value={`${systolic}/${diastolic}`} unit={units.systolic}>
      <PressureLevelLine {...{ systolic, diastolic, months, isDependent }} />
      <p className="sm muted">
        {count > 1 ? (
          <Trans>
            Mean of <Plural value={count} one="# reading" other="# readings" />.
          </Trans>
        ) : (
          <Trans>This is one reading. Two readings, a minute apart, tell you more.</Trans>
        )}
      </p>
      <SourceLine source={taken.sources.systolic} quality={undefined} device={taken.devices.systolic} />
    </ValueRow>
  );
}
