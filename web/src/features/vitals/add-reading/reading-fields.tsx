import { mostMillimoles } from "@anteroom/domain/vitals/glucose-offer";
import {
  type MeasuringUnit,
  otherUnit,
  twoUnits,
  type TwoUnitName,
  convertStoredTo,
} from "@anteroom/domain/vitals/measuring-units";
import { localizedUnit } from "@anteroom/domain/vitals/unit-words";
import { formatVitalNumber } from "@anteroom/domain/vitals/vital-number";
import {
  type EnteredName,
  vitalBounds,
  type VitalProblem,
  type VitalValues,
} from "@anteroom/domain/vitals/vital-values";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Chip, Chips } from "../../../ui/chip.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { PressureReadAs } from "../pressure-read-as.tsx";
import {
  isUnitUnclear,
  pressureReadAs,
  requestedNames,
  type ReadingDraft,
  hasTwoUnits,
} from "./reading-draft.ts";
import { useReadingLabels } from "./use-reading-labels.ts";

type Props = {
  draft: ReadingDraft;
  values: VitalValues;
  problems: Partial<Record<string, VitalProblem>>;
  /** The form was sent without the unit of a number that both can show. */
  isUnitMissing: boolean;
  onType: (name: EnteredName, text: string) => void;
  onUnit: (name: TwoUnitName, unit: MeasuringUnit) => void;
};

/**
 * Renders the fields of one kind of device, each with its unit and problem. Values with two common units can
 * be typed in either and show both.
 */
export function ReadingFields({ draft, values, problems, isUnitMissing, onType, onUnit }: Props) {
  const { t } = useLingui();
  const isUnsure = isUnitUnclear(draft);
  const { fields } = useReadingLabels();
  const locale = useLocale();
  const unitOf = useUnits();
  const both = useBothUnits();
  const slip = useSlip();
  const readAs = pressureReadAs(draft);
  return requestedNames[draft.kind].map((name) => {
    const unit = hasTwoUnits(name) ? draft.units[name] : null;
    const value = values[name];
    const problem = problems[name];
    const hint = isUnsure ? t`Which unit does your meter show?` : null;
    return (
      <div key={name} className="stack g2">
        <TextField
          label={fields[name]}
          hint={hint ?? (unit === null ? unitOf(name) : <bdi>{localizedUnit(unit, locale)}</bdi>)}
          name={name}
          inputMode={unit === null ? "numeric" : "decimal"}
          autoComplete="off"
          dir="ltr"
          maxLength={name === "systolic" ? 20 : 6}
          value={draft.texts[name] ?? ""}
          onChange={({ currentTarget }) => onType(name, currentTarget.value)}
          error={isUnitMissing ? t`Tap the unit that your meter shows` : problem && slip(name, problem, unit)}
        />
        {name === "diastolic" && <PressureReadAs readAs={readAs ? [readAs] : []} />}
        {hasTwoUnits(name) && unit !== null && (
          <>
            <Chips>
              {twoUnits[name].map((one) => (
                <Chip
                  key={one}
                  isOn={one === unit && !isUnsure}
                  aria-pressed={one === unit && !isUnsure}
                  onClick={() => onUnit(name, one)}
                >
                  <bdi>{localizedUnit(one, locale)}</bdi>
                </Chip>
              ))}
            </Chips>
            {value !== undefined && !problem && !isUnsure && !Number.isNaN(value) && (
              <output className="muted">
                <bdi>{both(name, value, unit)}</bdi>
              </output>
            )}
          </>
        )}
      </div>
    );
  });
}

/** A value in the unit it was typed in and in the other one: 38.5 °C = 101.3 °F. */
function useBothUnits() {
  const locale = useLocale();
  const say = (value: number) => formatVitalNumber(value, locale);
  return (name: TwoUnitName, stored: number, unit: MeasuringUnit) => {
    const other = otherUnit(name, unit);
    const inUnit = (one: MeasuringUnit) =>
      `${say(convertStoredTo(one, stored))} ${localizedUnit(one, locale)}`;
    return `${inUnit(unit)} = ${inUnit(other)}`;
  };
}

function useUnits(): (name: EnteredName) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return (name) =>
    name === "heart_rate"
      ? t`beats a minute`
      : name === "oxygen_saturation"
        ? "%"
        : localizedUnit("mmHg", locale);
}

function useSlip() {
  const { t } = useLingui();
  const locale = useLocale();
  return (name: EnteredName, problem: VitalProblem, unit: MeasuringUnit | null) => {
    if (problem === "needs-both-pressures") return t`Enter both blood pressure numbers`;
    if (problem === "pressures-swapped") return t`The upper number is the larger one`;
    const [least, most] = (["least", "most"] as const).map((end) => {
      const bound = vitalBounds[name][end];
      if (unit === "mmol/L" && end === "most") return formatVitalNumber(mostMillimoles, locale);
      return formatVitalNumber(unit === null ? bound : convertStoredTo(unit, bound), locale);
    });
    return t`A number from ${least} to ${most}`;
  };
}
