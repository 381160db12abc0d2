import {
  addRecordMeasurement,
  removeRecordMeasurement,
  type RecordPerson,
} from "@anteroom/contract/health/health-record";
import type { Measurement } from "@anteroom/contract/health/vital-signs";
import { formatShortDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import {
  ageInMonths,
  dangersOfReading,
  isReadingCurrent,
  judgedValues,
} from "@anteroom/domain/vitals/reading-dangers";
import { isComparedAsChild, usualRange } from "@anteroom/domain/vitals/usual-ranges";
import type { VitalName } from "@anteroom/domain/vitals/vital-values";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { scrollIntoViewAndHold } from "../../../platform/scroll-into-view.ts";
import { AppLink, useIsOpen } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Chip, Chips } from "../../../ui/chip.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import { lazyAddReading, lazyDangerAdvice } from "../../vitals/add-reading/lazy-add-reading.ts";
import { readingToBody, type ConfirmedReading } from "../../vitals/add-reading/reading-draft.ts";
import { MeasuredPerson } from "../../vitals/measured-person.ts";
import { useVitalLabels } from "../../vitals/use-vital-labels.ts";
import { useVitalNumber } from "../../vitals/use-vital-number.ts";
import { MovedNotice, MoveReading } from "../../vitals/result/move-reading.tsx";
import { useReadingMoves, type ReadingMoves } from "../../vitals/result/use-moves.ts";
import { RemoveReading } from "../../vitals/result/remove-reading.tsx";
import { useSourceLabels } from "../../vitals/result/use-result-labels.ts";
import { PressureLevelLine, UsualRange } from "../../vitals/result/value-row.tsx";
import { layOutChart } from "./chart-layout.ts";
import { useRecordChange, useRecordRefresh } from "./use-record.ts";
import styles from "./health-record.module.css";

const { Part: VitalsDanger } = lazyPart(
  async () => (await import("../../vitals/vitals-danger.tsx")).VitalsDanger,
  null,
  ["vitals"],
);

const drawn = [
  "systolic",
  "heart_rate",
  "respiration_rate",
  "oxygen_saturation",
  "temperature",
  "weight",
  "glucose",
] as const satisfies readonly VitalName[];
type Drawn = (typeof drawn)[number];

/** In days; null is all of it. */
const periods = [30, 365, null] as const;
type Period = (typeof periods)[number];

type Props = {
  all: readonly Measurement[];
  /** Of the person: what is usual depends on the age. */
  birthdate: string | null;
  /** The record's person; undefined for a shared copy, which is read-only. */
  person?: RecordPerson;
  /** Whose records the patient may see, for a reading of the wrong person. */
  people?: readonly RecordPerson[];
};

const asMeasuree = ({ patient_id: id, name, birthdate, is_self: isSelf }: RecordPerson) => ({
  id,
  name,
  birthdate,
  isSelf,
});
const nobodyElse: readonly RecordPerson[] = [];

/**
 * Renders measurements over time: one kind as a chart, the advice on its newest value if dangerous, and a
 * table with the source of each. `all`: newest first. With `person`, readings can be added, moved and removed
 * on the server; without, it is read-only.
 */
export function Measurements({ all, birthdate, person, people = nobodyElse }: Props) {
  const { t } = useLingui();
  const { clock } = useApp();
  const { labels } = useVitalLabels();
  const offered = drawn.filter((name) => all.some(({ vitalSigns }) => vitalSigns[name] !== undefined));
  const months = ageInMonths(birthdate, clock.now());
  const isAdult = !isComparedAsChild(months);
  const [chosen, choose] = useState<Drawn | null>(null);
  const [days, setDays] = useState<Period>(null);
  const refresh = useRecordRefresh();
  const moves = useReadingMoves(person?.patient_id ?? 0, people.map(asMeasuree), refresh);
  const [isAdvised, setAdvised] = useState(false); // beside the reading that was just saved
  // `all` is sorted: what was measured last stands there first.
  const newestNames = all[0]?.vitalSigns ?? {};
  const ofNewest = offered.find((one) => newestNames[one] !== undefined);
  const name = offered.find((one) => one === chosen) ?? ofNewest ?? offered[0];
  const since = days === null ? 0 : clock.now() - days * 86_400_000;
  const shown = all.filter(
    ({ date, vitalSigns }) =>
      name !== undefined && vitalSigns[name] !== undefined && Date.parse(date) >= since,
  );
  const label = (one: Drawn) => (one === "systolic" ? t`Blood pressure` : labels[one]);
  const newest = shown[0];
  const { systolic: upper, diastolic: lower } = newest?.vitalSigns ?? {};
  const monthsThen = shown[0] ? ageInMonths(birthdate, Date.parse(shown[0].date)) : null;
  return (
    <section className={`${sheetClass()} stack`} aria-labelledby="measurements">
      <h2 id="measurements">
        <Trans>Measurements</Trans>
      </h2>
      {person && <MovedNotice moves={moves} />}
      {name === undefined ? (
        <p className="muted">
          <Trans>
            Blood pressure, heart rate, weight and other values appear here with a chart once you measure or
            enter them.
          </Trans>
        </p>
      ) : (
        <>
          <Chips>
            {offered.map((one) => (
              <Chip key={one} isOn={one === name} aria-pressed={one === name} onClick={() => choose(one)}>
                {label(one)}
              </Chip>
            ))}
          </Chips>
          <Chips>
            {periods.map((one) => (
              <Chip key={one} isOn={one === days} aria-pressed={one === days} onClick={() => setDays(one)}>
                {one === null ? t`All` : one === 30 ? t`Last 30 days` : t`Last year`}
              </Chip>
            ))}
          </Chips>
          {shown.length === 0 ? (
            <p className="muted">
              <Trans>Nothing was measured in this time.</Trans>
            </p>
          ) : (
            <>
              <Chart name={name} label={label(name)} shown={shown} isAdult={isAdult} />
              {newest && name && !isAdvised && (
                <NewestDanger newest={newest} name={name} months={monthsThen} />
              )}
              {name === "systolic" && upper !== undefined && lower !== undefined && (
                <div className="sm">
                  <Trans>The newest:</Trans>{" "}
                  <PressureLevelLine
                    systolic={upper}
                    diastolic={lower}
                    months={monthsThen}
                    isDependent={person ? !person.is_self : false}
                  />
                </div>
              )}
              {isAdult && <UsualRange name={name} months={months} />}
              <ValueTable name={name} label={label(name)} shown={shown} person={person} moves={moves} />
            </>
          )}
        </>
      )}
      {person && <AddMeasurement person={person} onAdvised={setAdvised} />}
    </section>
  );
}

type NewestProps = { newest: Measurement; name: Drawn; months: number | null };

/** What is dangerous about the newest value that is shown, with what to do as long as it is of now. */
function NewestDanger({ newest, name, months }: NewestProps) {
  const { clock } = useApp();
  const judged = judgedValues(newest.vitalSigns, newest.sources);
  const names: readonly VitalName[] = name === "systolic" ? ["systolic", "diastolic"] : [name];
  const values = Object.fromEntries(
    names.flatMap((one) => {
      const value = judged[one];
      return value === undefined ? [] : [[one, value]];
    }),
  );
  const ofShown = dangersOfReading(values, months);
  if (ofShown.length === 0) return null;
  // What was measured together is judged together.
  const isNow = isReadingCurrent(newest.date, clock.now());
  return (
    <lazyDangerAdvice.Part
      dangers={isNow ? dangersOfReading(judged, months) : ofShown}
      values={judged}
      measuredAt={isNow ? null : newest.date}
    />
  );
}

/** The form that was here was long, and the chart above may still come: without this the browser would be left somewhere below. */
function show(element: HTMLElement | null): (() => void) | undefined {
  return element ? scrollIntoViewAndHold(element) : undefined;
}

type AddProps = { person: RecordPerson; onAdvised: (isAdvised: boolean) => void };

/** A reading of one's own device for this person, or the page that measures with the camera for oneself. */
function AddMeasurement({ person, onAdvised }: AddProps) {
  const { api } = useApp();
  const { settings } = useClinic();
  const { clock } = useApp();
  const [state, setState] = useState<"closed" | "open" | "saved">("closed");
  const [added, setAdded] = useState<ConfirmedReading["values"]>({});
  const months = ageInMonths(person.birthdate, clock.now());
  const dangers = dangersOfReading(added, months);
  const { send, isPending, failure } = useRecordChange(person.patient_id);
  const isOpen = useIsOpen();
  if (!settings.patientsVitalSigns) return null;
  const save = async (reading: ConfirmedReading) => {
    const params = { patient_id: person.patient_id };
    if (!(await send(() => api.call(addRecordMeasurement, { params, body: readingToBody(reading) })))) return;
    setAdded(reading.values);
    onAdvised(dangersOfReading(reading.values, months).length > 0);
    setState("saved");
  };
  const cancel = (
    <Button kind="quiet" isBlock onClick={() => setState("closed")}>
      <Trans>Cancel</Trans>
    </Button>
  );
  if (state === "open")
    return (
      <div className="stack">
        <h3>
          <Trans>Add a reading</Trans>
        </h3>
        <lazyAddReading.Part
          months={months}
          submit={<Trans>Save</Trans>}
          isPending={isPending}
          failure={failure}
          beside={cancel}
          otherwise={cancel}
          onConfirmed={(reading) => void save(reading)}
        />
      </div>
    );
  return (
    <div className="stack g3">
      {state === "saved" && dangers.length > 0 && (
        <MeasuredPerson.Provider value={person.is_self ? null : person.name}>
          <VitalsDanger isWhole values={added} months={months} />
        </MeasuredPerson.Provider>
      )}
      {state === "saved" && (
        <output ref={show} tabIndex={-1}>
          <Banner tone="ok">
            <Trans>The reading is in this record.</Trans>
          </Banner>
        </output>
      )}
      {state === "saved" && dangers.length > 0 && isOpen("/doctors") && (
        <AppLink to="/doctors" className={buttonClass({ kind: "soft", isBlock: true })}>
          <Trans>Find a doctor</Trans>
        </AppLink>
      )}
      <Button kind="soft" isBlock icon="plus" onClick={() => setState("open")}>
        <Trans>Add a reading</Trans>
      </Button>
      {isOpen("/vitals") && (
        <AppLink
          to={`/vitals?person=${person.patient_id}`}
          className={buttonClass({ kind: "quiet", isBlock: true })}
        >
          <Trans>Measure or enter values</Trans>
        </AppLink>
      )}
    </div>
  );
}

const size = { width: 300, height: 120 };

type ShownProps = { name: Drawn; label: string; shown: readonly Measurement[] };

function Chart({ name, label, shown, isAdult }: ShownProps & { isAdult: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { patient, clinic } = useAppointmentZones();
  const { units } = useVitalLabels();
  const say = useVitalNumber();
  const isRtl = locale === "ar";
  const oldestFirst = shown.toReversed();
  const seriesOf = (one: VitalName) =>
    oldestFirst.flatMap(({ date, vitalSigns, sources }) => {
      const value = vitalSigns[one];
      const isCamera = sources[one] === "camera";
      return value === undefined ? [] : [{ at: Date.parse(date), value, isCamera }];
    });
  const values = name === "systolic" ? [seriesOf("systolic"), seriesOf("diastolic")] : [seriesOf(name)];
  const isRanged = isAdult && (name === "heart_rate" || name === "respiration_rate");
  const usual = isRanged ? usualRange(name, null) : null;
  const range = usual && { least: usual.lowest, most: usual.highest };
  const chart = layOutChart(values, { ...size, isRtl, range });
  if (!chart) return null;
  const numbers = (values[0] ?? []).map(({ value }) => value);
  const [count, unit] = [numbers.length, units[name]];
  const [lowest, highest, newest] = [
    say(Math.min(...numbers)),
    say(Math.max(...numbers)),
    say(numbers.at(-1) ?? 0),
  ];
  const only = values.map(([one]) => one && say(one.value)).join("/");
  const day = (at: number) => formatShortDay(at, patient ?? clinic, locale);
  const hasCamera = values.some((one) => one.some(({ isCamera }) => isCamera));
  const [first, last] = [day(chart.from), day(chart.to)];
  const time = (at: number) => <bdi>{formatTime(at, patient ?? clinic, locale)}</bdi>;
  return (
    <figure>
      <Extremes name={name} values={values} />
      <svg
        className={styles["chart"]}
        viewBox="-6 -10 312 140"
        direction="ltr"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that follows the theme
        role="img"
        aria-label={
          count === 1
            ? t`${label}: one reading of ${only} ${unit}. The table below has it too.`
            : t`${label}: ${plural(count, { one: "# reading", other: "# readings" })} from ${lowest} to ${highest} ${unit}, the newest ${newest}. The table below has them all.`
        }
      >
        <Drawing chart={chart} values={values} />
      </svg>
      <p className="row sm muted">
        <span className="grow">
          <bdi>{first}</bdi> {first === last && time(chart.from)}
        </span>
        {chart.from !== chart.to && (first === last ? time(chart.to) : <bdi>{last}</bdi>)}
      </p>
      <figcaption className="sm muted">
        {name === "systolic" && <Trans>Solid: upper value. Dashed: lower value.</Trans>}{" "}
        {hasCamera && <Trans>Empty dots are camera estimates, full dots were entered or measured.</Trans>}{" "}
        {chart.band && <Trans>The tinted band is the usual range.</Trans>}
      </figcaption>
    </figure>
  );
}

type Point = { at: number; value: number; isCamera: boolean };
type SeriesProps = { values: readonly (readonly Point[])[] };

/** Lowest and highest of each series in words; a blood pressure has two. Where all readings are alike, their value. */
function Extremes({ name, values }: SeriesProps & { name: Drawn }) {
  const { units } = useVitalLabels();
  const say = useVitalNumber();
  const inUnit = (value: number) => (
    <bdi>
      {say(value)} {units[name]}
    </bdi>
  );
  const extremesOf = (series: readonly Point[]) => {
    const all = series.map(({ value }) => value);
    return [inUnit(Math.min(...all)), inUnit(Math.max(...all))];
  };
  if (values.every((series) => series.every(({ value }) => value === series[0]?.value)))
    return (
      <p className="sm muted">
        <bdi>
          {values.map(([one]) => one && say(one.value)).join("/")} {units[name]}
        </bdi>
      </p>
    );
  return (
    <>
      {values.map((one, index) => {
        const [least, most] = extremesOf(one);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- upper and lower value, always in this order
          <p key={index} className="sm muted">
            {name !== "systolic" ? (
              <Trans>
                Highest: {most}. Lowest: {least}.
              </Trans>
            ) : index === 0 ? (
              <Trans>
                Upper value: {least} to {most}.
              </Trans>
            ) : (
              <Trans>
                Lower value: {least} to {most}.
              </Trans>
            )}
          </p>
        );
      })}
    </>
  );
}

type Laid = NonNullable<ReturnType<typeof layOutChart>>;

/** Band, axes, lines and dots of a chart. */
function Drawing({ chart, values }: SeriesProps & { chart: Laid }) {
  return (
    <>
      {chart.band && (
        <rect
          className={styles["band"]}
          x="0"
          width={size.width}
          y={chart.band.y}
          height={chart.band.height}
        />
      )}
      <line className={styles["axis"]} x1="0" y1="0" x2={size.width} y2="0" />
      <line className={styles["axis"]} x1="0" y1={size.height} x2={size.width} y2={size.height} />
      {chart.series.map((points, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- upper and lower value, always in this order
        <g key={index}>
          <polyline
            className={classNames(styles["line"], index > 0 && styles["second"])}
            points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
          />
          {points.map(({ x, y }, place) => (
            <circle
              // oxlint-disable-next-line react/no-array-index-key -- two readings may have one moment
              key={place}
              className={classNames(styles["dot"], values[index]?.[place]?.isCamera && styles["camera"])}
              cx={x}
              cy={y}
              r="4"
            />
          ))}
        </g>
      ))}
    </>
  );
}

type TableProps = ShownProps & { person: RecordPerson | undefined; moves: ReadingMoves };

function ValueTable({ name, label, shown, person, moves }: TableProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const locale = useLocale();
  const { patient, clinic } = useAppointmentZones();
  const refresh = useRecordRefresh();
  const say = useVitalNumber();
  const { units } = useVitalLabels();
  const sources = useSourceLabels();
  const valueOf = ({ vitalSigns }: Measurement) =>
    name === "systolic" ? `${vitalSigns.systolic}/${vitalSigns.diastolic}` : say(vitalSigns[name] ?? 0);
  return (
    <details>
      <summary className={styles["summary"]}>
        <Trans>Show as a table</Trans> <Icon name="caret-down" isSmall />
      </summary>
      <table className={styles["table"]}>
        <caption className="vh">{label}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Date and time</Trans>
            </th>
            <th scope="col">
              <bdi>{units[name]}</bdi>
            </th>
            <th scope="col">
              <Trans>Where from</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one, index) => {
            const source = one.sources[name];
            const day = formatShortDay(Date.parse(one.date), patient ?? clinic, locale);
            return (
              <tr key={one.id ?? `${index}-${one.date}`}>
                <td className="sm">
                  <AppointmentTime start={one.date} />
                </td>
                <td>
                  <bdi dir="ltr" className="num">
                    {valueOf(one)}
                  </bdi>
                </td>
                <td className="sm">
                  {source === "camera" ? <Trans>Camera estimate</Trans> : source && sources[source]}{" "}
                  <bdi>{one.devices?.[name]}</bdi>
                  {person && one.id !== undefined && (
                    <>
                      <RemoveReading
                        id={one.id}
                        label={t`Remove the reading of ${day}`}
                        remove={(id) =>
                          api.call(removeRecordMeasurement, {
                            params: { patient_id: person.patient_id, measurement_id: id },
                          })
                        }
                        onRemoved={() => refresh(person.patient_id)}
                      />
                      <MoveReading
                        id={one.id}
                        moves={moves}
                        label={t`The reading of ${day} is of another person`}
                      />
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
