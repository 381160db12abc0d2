import { type PressureLevel, pressureLevel } from "@anteroom/domain/vitals/blood-pressure";
import { type RiskLevel, stressLevel } from "@anteroom/domain/vitals/risk-level";
import { dangersOfReading, isUrgent } from "@anteroom/domain/vitals/reading-dangers";
import { hasPressureLevels, isComparedAsChild, usualRange } from "@anteroom/domain/vitals/usual-ranges";
import type { VitalName, VitalSource } from "@anteroom/domain/vitals/vital-values";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { useMeasuredPerson } from "../measured-person.ts";
import { useLevelLabels, useSourceLabels } from "./use-result-labels.ts";
import styles from "./result-values.module.css";

type RowProps = { title: ReactNode; value?: ReactNode; unit?: string; children?: ReactNode };

/** Renders one value: name, number (none if undefined), and below it `children`: source and meaning. */
export function ValueRow({ title, value, unit, children }: RowProps) {
  return (
    <div className={styles["value"]}>
      <h2 className={styles["name"]}>{title}</h2>
      <div className={`${styles["number"]} b`}>
        {value !== undefined && <ValueWithUnit value={value} unit={unit} />}
      </div>
      <div className={`${styles["below"]} stack g1`}>{children}</div>
    </div>
  );
}

/** Renders a number with its unit, if given, on one line. */
export function ValueWithUnit({ value, unit }: { value: ReactNode; unit: string | undefined }) {
  return (
    <bdi>
      <bdi dir="ltr" className="num">
        {value}
      </bdi>
      {unit && <small className="sm muted">{`\u00a0${unit}`}</small>}
    </bdi>
  );
}

/** Renders a value's source, the device's model, and the camera's signal quality (0 .. 1). */
export function SourceLine({
  source,
  quality,
  device,
}: {
  source: VitalSource | undefined;
  quality: number | undefined;
  /** The model of the device that sent it. */
  device?: string | undefined;
}) {
  const sources = useSourceLabels();
  const signal = useSignalLabels();
  return (
    <p className="sm muted">
      {source && sources[source]}
      {device !== undefined && (
        <>
          {" · "}
          <bdi>{device}</bdi>
        </>
      )}
      {quality !== undefined && <> · {signal(quality)}</>}
    </p>
  );
}

/** Quality, 0 to 1, in words. */
function useSignalLabels(): (quality: number) => string {
  const { t } = useLingui();
  return (quality) => (quality >= 0.75 ? t`good signal` : quality >= 0.5 ? t`fair signal` : t`weak signal`);
}

const toneOfPressure: Record<PressureLevel, Tone> = {
  very_low: "stop",
  low: "warn",
  normal: "ok",
  elevated: "plain",
  stage_1: "warn",
  stage_2: "warn",
  crisis: "stop",
};

/** S4.BP beside the pressure. */
function PressureBadge(pressure: { systolic: number; diastolic: number }) {
  const { pressure: words } = useLevelLabels();
  const level = pressureLevel(pressure);
  const tone = toneOfPressure[level];
  return (
    <Badge
      tone={tone}
      icon={tone === "ok" ? "check-circle-fill" : tone === "plain" ? "info-fill" : "warning-fill"}
    >
      {words[level]}
    </Badge>
  );
}

/**
 * Renders a mark beside a value that is urgently dangerous at this age; otherwise nothing. Blood pressure
 * uses `PressureLevelLine`.
 */
export function DangerBadge({ name, value, months }: DangerProps) {
  if (!dangersOfReading({ [name]: value }, months).some(isUrgent)) return null;
  return (
    <p>
      <Badge tone="stop" icon="warning-fill">
        <Trans>Dangerous</Trans>
      </Badge>
    </p>
  );
}

type DangerProps = { name: VitalName; value: number; months: number | null };

const toneOfRisk: Record<RiskLevel, Tone> = {
  low: "ok",
  medium: "plain",
  high: "warn",
  very_high: "warn",
  unable_to_assess: "plain",
};

/**
 * Renders the level of a blood pressure with its source, or why there is none: under 13 years, or for a
 * dependent of unknown age. With `months` null, the patient counts as an adult.
 */
export function PressureLevelLine({ systolic, diastolic, months, isDependent }: LevelProps) {
  if (isDependent && months === null) return <AgeUnknown />;
  if (!hasPressureLevels(months))
    return (
      <p className="sm muted">
        <Trans>Not compared: before the age of 13, what is usual depends on age, sex and height.</Trans>
      </p>
    );
  return (
    <>
      <p>
        <PressureBadge systolic={systolic} diastolic={diastolic} />
      </p>
      <p className="sm muted">
        {pressureLevel({ systolic, diastolic }).endsWith("low") ? (
          <Trans>
            Limits: below 90/60 is low (NHS), an upper value of 80 or less is dangerous (MEWS, 2001).
          </Trans>
        ) : isComparedAsChild(months) ? (
          <Trans>Levels from 13 years on (AAP 2017).</Trans>
        ) : (
          <Trans>Levels for adults (ACC/AHA 2017).</Trans>
        )}
      </p>
    </>
  );
}

type LevelProps = {
  systolic: number;
  diastolic: number;
  months: number | null;
  /** A dependent's value: an unknown age is not assumed to be an adult's. */
  isDependent: boolean;
};

/** Renders that no comparison is possible because the age is unknown. */
export function AgeUnknown() {
  return (
    <p className="sm muted">
      <Trans>Not compared: we don’t know the age.</Trans>
    </p>
  );
}

/** Renders the level of a stress index (S4.RISK); null is "unable to assess". */
export function StressBadge({ index }: { index: number | null }) {
  const { risk } = useLevelLabels();
  const level = stressLevel(index);
  const tone = toneOfRisk[level];
  return (
    <Badge
      tone={tone}
      icon={tone === "warn" ? "warning-fill" : tone === "ok" ? "check-circle-fill" : "info-fill"}
    >
      {risk[level]}
    </Badge>
  );
}

/**
 * Renders the usual respiration rate for an age, or how to read heart variability; nothing for other values.
 */
export function UsualRange({ name, months }: { name: VitalName; months: number | null }) {
  const isDependent = useMeasuredPerson() !== null;
  if (name === "respiration_rate") {
    if (isDependent && months === null) return <AgeUnknown />;
    const { lowest, highest } = usualRange(name, months);
    return (
      <p className="sm muted">
        {isComparedAsChild(months) ? (
          <Trans>
            Usual at this age, at rest: {lowest} to {highest}.
          </Trans>
        ) : (
          <Trans>Usual for an adult at rest: 12 to 18.</Trans>
        )}
      </p>
    );
  }
  if (name === "sdnn" || name === "rmssd" || name === "pnn50")
    return (
      <p className="sm muted">
        <Trans>Compare it only with the same person’s other days.</Trans>
      </p>
    );
  return null;
}
