import type { Measurement } from "@anteroom/contract/health/vital-signs";
import type { VitalName } from "@anteroom/domain/vitals/vital-values";
import { formatShortDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { Chip, Chips } from "../../../ui/chip.tsx";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import { useMeasuredPerson } from "../measured-person.ts";
import { HistoryChart } from "./history-chart.tsx";
import { MoveReading } from "./move-reading.tsx";
import type { ReadingMoves } from "./use-moves.ts";
import { RemoveReading, type RemoveFromRecord } from "./remove-reading.tsx";
import { drawnNames } from "./shown-names.ts";
import { useSourceLabels } from "./use-result-labels.ts";
import { useVitalNumber } from "../use-vital-number.ts";
import { useVitalLabels } from "../use-vital-labels.ts";
import { ValueWithUnit } from "./value-row.tsx";
import own from "./history.module.css";
import styles from "../vitals.module.css";

type Props = {
  all: readonly Measurement[];
  remove: RemoveFromRecord;
  moves: ReadingMoves;
  onRemoved: () => void;
};

/**
 * Renders earlier readings of one vital sign at a time, chosen by chips: a chart of all and a list of the newest
 * eight; nothing without any. A reading that the server stores has buttons to remove it (`remove`) and, where there
 * are other family members, to move it to the record of one (`moves`). `all`: newest first. `onRemoved` is called
 * after a removal.
 */
export function VitalsHistory({ all, ...change }: Props) {
  const person = useMeasuredPerson();
  const who = <bdi>{person}</bdi>;
  const { t } = useLingui();
  const { labels } = useVitalLabels();
  const offered = drawnNames.filter((name) => all.some(({ vitalSigns }) => vitalSigns[name] !== undefined));
  const [chosen, choose] = useState<VitalName | null>(null);
  const name = chosen ?? offered[0];
  if (name === undefined) return null;
  return (
    <section className={`${sheetClass()} stack`} aria-labelledby="history">
      <h2 id="history" className={styles["title"]}>
        {person === null ? <Trans>Your earlier readings</Trans> : <Trans>Earlier readings of {who}</Trans>}
      </h2>
      <Chips>
        {offered.map((one) => (
          <Chip key={one} isOn={one === name} aria-pressed={one === name} onClick={() => choose(one)}>
            {one === "systolic" ? t`Blood pressure` : labels[one]}
          </Chip>
        ))}
      </Chips>
      <HistoryChart name={name} all={all} />
      <ul className={own["past"]}>
        {all
          .filter(({ vitalSigns }) => vitalSigns[name] !== undefined)
          .slice(0, mostListed)
          .map((one) => (
            <PastReading key={one.id ?? one.date} name={name} of={one} {...change} />
          ))}
      </ul>
    </section>
  );
}

/** More are drawn; of the newest one reads the numbers too. */
const mostListed = 8;

type PastProps = Omit<Props, "all"> & { name: VitalName; of: Measurement };

function PastReading({ name, of, remove, moves, onRemoved }: PastProps) {
  const { id, date, vitalSigns, sources, devices } = of;
  const { t } = useLingui();
  const locale = useLocale();
  const { units } = useVitalLabels();
  const words = useSourceLabels();
  const say = useVitalNumber();
  const { patient, clinic } = useAppointmentZones();
  const zone = patient ?? clinic;
  const at = Date.parse(date);
  const source = sources[name];
  const shown =
    name === "systolic" ? `${vitalSigns.systolic}/${vitalSigns.diastolic}` : say(vitalSigns[name] ?? 0);
  const time = `${formatShortDay(at, zone, locale)}, ${formatTime(at, zone, locale)}`;
  return (
    <li>
      <span>
        <bdi>{time}</bdi>
        <br />
        <span className="sm muted">
          {source && words[source]} <bdi>{devices?.[name]}</bdi>
        </span>
        {id !== undefined && (
          <>
            <RemoveReading {...{ id, remove, onRemoved }} label={t`Remove the reading of ${time}`} />
            <MoveReading id={id} moves={moves} label={t`The reading of ${time} is of another person`} />
          </>
        )}
      </span>
      <span className="b">
        <ValueWithUnit value={shown} unit={units[name]} />
      </span>
    </li>
  );
}
