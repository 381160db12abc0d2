import { type DeviceKind, deviceKinds } from "@anteroom/domain/vitals/gatt/device-reading";
import { instantOfDevice } from "@anteroom/domain/vitals/measured-at";
import {
  type MeasuringUnit,
  type TwoUnitName,
  usualUnits,
  convertStoredTo,
} from "@anteroom/domain/vitals/measuring-units";
import { dangersOfReading, type ReadingDanger } from "@anteroom/domain/vitals/reading-dangers";
import { formatVitalNumber } from "@anteroom/domain/vitals/vital-number";
import { type EnteredName, type VitalProblem, type VitalValues } from "@anteroom/domain/vitals/vital-values";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState, type ReactNode } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import type { Store } from "../../../platform/storage/store.ts";
import type { DeviceProblem, DeviceResult } from "../../../ports/health-devices.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip, Chips } from "../../../ui/chip.tsx";
import { DangerAdvice } from "./danger-advice.tsx";
import { DevicePart } from "./device-part.tsx";
import { OriginText } from "./origin-text.tsx";
import { DisplayPicture, PhotoPart } from "./photo-part.tsx";
import {
  requestedNames,
  confirmedReading,
  type ConfirmedReading,
  type ReadingDraft,
  hasTwoUnits,
  plausibleValues,
  isUnitUnclear,
  problemsOfDraft,
  type Units,
  valuesOf,
  setDraftText,
} from "./reading-draft.ts";
import { ReadingFields } from "./reading-fields.tsx";
import { useReadingLabels } from "./use-reading-labels.ts";

/**
 * Props of `AddReading`: `submit` is the button's label, `isPending` ignores further sends, `failure` is
 * shown above the button.
 */
export type AddReadingProps = {
  /** Of the person it is for; null where it is not known here. Advice depends on the age. */
  months: number | null;
  submit: ReactNode;
  isPending?: boolean;
  failure?: Failure | null;
  /** Shown beside the submit button. */
  beside?: ReactNode;
  /** Holds what was entered beyond the form; the form begins with it. */
  remembered?: Pick<Store<ReadingDraft | null>, "get" | "set">;
  onConfirmed: (reading: ConfirmedReading) => void;
};

/**
 * Renders the form for one reading, blood pressure first: by Bluetooth device, by a photo of a display, or by
 * hand, with advice on dangerous values. Choosing another kind empties the fields; a wrong field takes the
 * focus. Nothing is sent or stored here: `onConfirmed` receives valid values in stored units.
 */
export function AddReading(props: AddReadingProps) {
  const { months, submit, isPending, failure, beside, remembered, onConfirmed } = props;
  const { t } = useLingui();
  const { clock } = useApp();
  const draft = useDraft(remembered);
  const [problems, setProblems] = useState<Partial<Record<string, VitalProblem>>>({});
  const [isEmpty, setEmpty] = useState(false);
  const [isUnitMissing, setUnitMissing] = useState(false);
  const [ofDevice, setOfDevice] = useState<ReadingDanger | null>(null);
  const values = valuesOf(draft.now);
  const meant = plausibleValues(draft.now);
  const dangers = dangersOfReading(meant, months);
  const send = (_: FormData, form: HTMLFormElement) => {
    const found = problemsOfDraft(draft.now);
    const main = requestedNames[draft.now.kind][0] ?? "weight";
    const isMissing = values[main] === undefined && found[main] === undefined;
    setProblems(found);
    setEmpty(isMissing);
    const isUnsure = isUnitUnclear(draft.now);
    setUnitMissing(isUnsure);
    const wrong = isMissing || isUnsure ? main : requestedNames[draft.now.kind].find((name) => found[name]);
    const field = wrong && form.elements.namedItem(wrong);
    if (field instanceof HTMLElement) return field.focus();
    if (!isPending) onConfirmed(confirmedReading(draft.now));
  };
  const filled = () => {
    setProblems({});
    setEmpty(false);
    setUnitMissing(false);
  };
  return (
    <div className="stack g5">
      <KindChips
        chosen={draft.now.kind}
        onChoose={(kind) => {
          draft.start(kind);
          filled();
          setOfDevice(null);
        }}
      />
      <div key={draft.now.kind} className="stack g3">
        <DevicePart
          kind={draft.now.kind}
          onRead={(result) => {
            draft.fillFromDevice(result, clock.now());
            filled();
          }}
          onProblem={(problem) => setOfDevice(problem && dangerOfProblem(problem))}
        />
        <PhotoPart
          kind={draft.now.kind}
          onRead={(read, picture) => {
            draft.fillFromPhoto(read, picture);
            filled();
          }}
        />
      </div>
      <AppForm className="stack" onSend={send}>
        {draft.now.origin && <OriginText origin={draft.now.origin} />}
        {draft.now.origin?.by === "photo" && <DisplayPicture picture={draft.now.origin.picture} />}
        {isEmpty && (
          <Banner tone="warn" icon="warning-fill" role="alert">{t`Enter the number first.`}</Banner>
        )}
        <ReadingFields
          draft={draft.now}
          values={values}
          problems={problems}
          isUnitMissing={isUnitMissing}
          onType={(name, text) => {
            draft.type(name, text);
            filled();
          }}
          onUnit={(name, unit) => {
            draft.setUnit(name, unit);
            filled();
          }}
        />
        <DangerAdvice dangers={ofDevice === null ? dangers : [ofDevice, ...dangers]} values={meant} />
        <Trouble failure={failure ?? null} />
        <Button type="submit" isBlock isPending={isPending ?? false}>
          {submit}
        </Button>
        {beside}
        <p className="sm muted">
          <Trans>
            We pass on what you or your device says and don’t check it. This is not a medical device and not a
            diagnosis.
          </Trans>
        </p>
      </AppForm>
    </div>
  );
}

function KindChips({ chosen, onChoose }: { chosen: DeviceKind; onChoose: (kind: DeviceKind) => void }) {
  const { kinds } = useReadingLabels();
  return (
    <div className="stack g2">
      <p>
        <Trans>What did you measure?</Trans>
      </p>
      <Chips>
        {deviceKinds.map((kind) => (
          <Chip
            key={kind}
            isOn={kind === chosen}
            aria-pressed={kind === chosen}
            onClick={() => onChoose(kind)}
          >
            {kinds[kind]}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

/** A meter that shows "HI" or "LO" has no number, and the advice all the same. */
function dangerOfProblem(problem: DeviceProblem): ReadingDanger | null {
  if (problem === "above-range") return "glucose-very-high";
  return problem === "below-range" ? "glucose-very-low" : null;
}

const emptyDraft = (): ReadingDraft => ({
  kind: "blood-pressure",
  units: usualUnits(navigator.languages),
  isUnitPicked: false,
  texts: {},
  origin: null,
});

/** The content of the fields, and how to change it. */
function useDraft(remembered: AddReadingProps["remembered"]) {
  const locale = useLocale();
  const [draft, setDraft] = useState(() => remembered?.get() ?? emptyDraft());
  useEffect(() => remembered?.set(draft), [remembered, draft]);
  const textsOf = (values: VitalValues, units: Units, kind: DeviceKind): ReadingDraft["texts"] =>
    Object.fromEntries(
      requestedNames[kind].flatMap((name) => {
        const value = values[name];
        if (value === undefined) return [];
        return [
          [name, formatVitalNumber(hasTwoUnits(name) ? convertStoredTo(units[name], value) : value, locale)],
        ];
      }),
    );
  return {
    now: draft,
    start: (kind: DeviceKind) => setDraft({ ...draft, kind, isUnitPicked: false, texts: {}, origin: null }),
    type: (name: EnteredName, text: string) => setDraft(setDraftText(draft, name, text)),
    setUnit: (name: TwoUnitName, unit: MeasuringUnit) => {
      const value = valuesOf(draft)[name];
      const units = { ...draft.units, [name]: unit };
      // A typed number keeps its digits in the new unit; a value that was read is converted.
      const isRead = draft.origin !== null && value !== undefined && !Number.isNaN(value);
      const text = isRead ? { [name]: formatVitalNumber(convertStoredTo(unit, value), locale) } : {};
      setDraft({ ...draft, units, isUnitPicked: true, texts: { ...draft.texts, ...text } });
    },
    fillFromDevice: ({ reading, model }: Extract<DeviceResult, { ok: true }>, now: number) => {
      const { time, user, warnings, meal } = reading;
      setDraft((before) => ({
        ...before,
        isUnitPicked: true,
        texts: textsOf(reading.values, before.units, before.kind),
        origin: { by: "device", model, at: instantOfDevice(time, now), user, warnings, meal },
      }));
    },
    fillFromPhoto: (values: VitalValues, picture: Blob) =>
      setDraft((before) => ({
        ...before,
        isUnitPicked: true,
        texts: textsOf(values, before.units, before.kind),
        origin: { by: "photo", picture },
      })),
  };
}

function Trouble({ failure }: { failure: Failure | null }) {
  const text = useFailureText();
  if (!failure) return null;
  const { title, detail } = text(failure);
  return (
    <Banner tone="stop" role="alert">
      <strong>{title}</strong> {detail}
    </Banner>
  );
}
