import type { EnteredName, VitalValues } from "@anteroom/domain/vitals/vital-values";
import { enteredNames, vitalBounds } from "@anteroom/domain/vitals/vital-values";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { AppForm } from "../../platform/forms/form.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/button.tsx";
import type * as EntryHelp from "./entry-help.tsx";
import { FieldGroup, TextField } from "../../ui/form/field.tsx";
import { type EnteredVitals, type FieldName, readEntered, secondReadingFields } from "./read-entered.ts";
import { useGlucoseQuestion } from "./use-glucose-question.ts";
import { useSlipMessages, useVitalLabels } from "./use-vital-labels.ts";
import { VitalsDanger } from "./vitals-danger.tsx";
import styles from "./vitals.module.css";

type Props = {
  /** Values already measured by the camera; not asked again. */
  known?: VitalValues;
  /** The age in whole months, null where it is not known. */
  months: number | null;
  submit: ReactNode;
  isPending?: boolean;
  /** Shown beside the submit button. */
  beside?: ReactNode;
  appointmentId?: number | undefined;
  isWithDoctor?: boolean;
  /** Holds what was typed beyond the form; the form begins with it. */
  typed?: TypedValues;
  onEntered: (entered: EnteredVitals) => void;
};

/** The texts of the form's fields by their names. */
export type TypedValues = Map<string, string>;
type Slips = EnteredVitals["slips"];
type Help = typeof EntryHelp;
const nothing: VitalValues = {};

/**
 * Renders the form to enter values of cuff, oximeter, scale and meter by hand, with advice on dangerous
 * values while typing. Fields in `known` are not asked. Sending focuses the first wrong field, and asks once
 * about a glucose that may be in mmol/L. `onEntered` receives valid values only; there may be none where `known`
 * has some. Nothing is sent here.
 */
export function EntryForm({
  known = nothing,
  submit,
  isPending = false,
  beside,
  onEntered,
  typed,
  ...danger
}: Props) {
  const { t } = useLingui();
  const [slips, setSlips] = useState<Slips>({});
  const [isEmpty, setEmpty] = useState(false);
  const [values, setValues] = useState<VitalValues>({});
  const [readAs, setReadAs] = useState<EnteredVitals["readAs"]>([]);
  const { help, bringHelp, isAwaited, sendWithHelp } = useEntryHelp();
  const glucose = useGlucoseQuestion(help?.glucoseOffer);
  const isMissing = (name: EnteredName) => known[name] === undefined;
  const send = (sent: FormData, form: HTMLFormElement) => {
    if (sendWithHelp(form)) return;
    const entered = readEntered(sent, help?.readPressure);
    setSlips(entered.slips);
    setEmpty(false);
    setReadAs(entered.readAs);
    const holds = glucose.holds(form);
    const first = fieldOrder.find((name) => entered.slips[name]) ?? (holds ? "glucose" : undefined);
    if (first) return focus(form, first);
    const isNothing = Object.keys({ ...known, ...entered.values }).length === 0;
    setEmpty(isNothing);
    if (!isNothing) onEntered(entered);
  };
  // A danger is shown while typing, and only for plausible numbers.
  const follow = (form: HTMLFormElement, known = help) => {
    const entered = readEntered(new FormData(form), known?.readPressure);
    if (Object.keys(entered.values).length > 0) setEmpty(false);
    setReadAs(entered.readAs);
    setValues(Object.keys(entered.slips).length === 0 ? entered.values : {});
  };
  return (
    <AppForm
      className="stack"
      onSend={send}
      onInput={({ currentTarget, target }) => {
        bringHelp((module) => follow(currentTarget, module));
        if (target instanceof HTMLInputElement) typed?.set(target.name, target.value);
        glucose.onType(target);
        follow(currentTarget);
      }}
      onFocus={({ currentTarget }) => bringHelp((module) => follow(currentTarget, module))}
      onPointerDown={({ target }) => glucose.onPress(target)}
      onBlur={({ currentTarget }) => glucose.onLeave(currentTarget)}
    >
      {isEmpty && (
        <Banner tone="warn" icon="warning-fill" role="alert">{t`Enter at least one value.`}</Banner>
      )}
      <p className="muted">
        <Trans>Fill in what you have; leave the rest empty.</Trans>
      </p>
      {isMissing("systolic") && (
        <PressureFields slips={slips} typed={typed} note={help && <help.PressureReadAs readAs={readAs} />} />
      )}
      <div className={styles["values"]}>
        {enteredNames
          .filter((name) => name !== "systolic" && name !== "diastolic" && isMissing(name))
          .map((name) => (
            <ValueField key={name} name={name} of={name} slips={slips} typed={typed} />
          ))}
      </div>
      {help && (
        <help.GlucoseQuestion
          offer={glucose.offer}
          isTaken={glucose.isTaken}
          onTake={(form) => {
            glucose.take(form);
            follow(form);
            setSlips({});
          }}
        />
      )}
      <VitalsDanger values={values} {...danger} />
      <div className={styles["actions"]}>
        {beside}
        <Button type="submit" isPending={isPending || isAwaited}>
          {submit}
        </Button>
      </div>
    </AppForm>
  );
}

/**
 * Holds the help of the form, which understands what is written otherwise than as plain numbers. It is fetched from the
 * first letter on, for the page is large.
 */
function useEntryHelp() {
  const [help, setHelp] = useState<Help | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const coming = useRef<Promise<void> | null>(null);
  return {
    help,
    isAwaited,
    bringHelp: (onHelp: (help: Help) => void) => {
      if (help || coming.current) return;
      coming.current = import("./entry-help.tsx")
        .then(
          (module) => {
            flushSync(() => setHelp(module)); // a form that waits is sent with it
            onHelp(module);
          },
          () => {}, // offline: plain numbers are understood without it
        )
        .finally(() => (coming.current = null));
    },
    /**
     * Sends the form once the help on its way is there: a glucose in mmol/L would be judged as one in mg/dL. Returns
     * false when none is on its way.
     */
    sendWithHelp: (form: HTMLFormElement): boolean => {
      if (!coming.current) return false;
      if (isAwaited) return true;
      setAwaited(true);
      void coming.current.then(() => {
        flushSync(() => setAwaited(false));
        form.requestSubmit(form.querySelector<HTMLButtonElement>("[type=submit]"));
      });
      return true;
    },
  };
}

const fieldOrder: readonly FieldName[] = [
  "systolic",
  "diastolic",
  "systolic_2",
  "diastolic_2",
  "heart_rate",
  "respiration_rate",
  "oxygen_saturation",
  "temperature",
  "weight",
  "glucose",
];

function focus(form: HTMLFormElement, name: FieldName): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

type PressureProps = { slips: Slips; typed: TypedValues | undefined; note: ReactNode };

/** Two readings count by their mean (ACC/AHA 2017); one is taken too. */
function PressureFields({ slips, typed, note }: PressureProps) {
  const [isTwice, setTwice] = useState(() =>
    Object.values(secondReadingFields).some((name) => typed?.get(name)),
  );
  return (
    <FieldGroup
      label={<Trans>Blood pressure</Trans>}
      hint={<Trans>Two readings, a minute apart, are better than one.</Trans>}
    >
      <div className="stack">
        <div className={styles["values"]}>
          <ValueField name="systolic" of="systolic" slips={slips} typed={typed} />
          <ValueField name="diastolic" of="diastolic" slips={slips} typed={typed} />
          {isTwice && (
            <>
              <ValueField
                name={secondReadingFields.systolic}
                of="systolic"
                slips={slips}
                typed={typed}
                isSecond
              />
              <ValueField
                name={secondReadingFields.diastolic}
                of="diastolic"
                slips={slips}
                typed={typed}
                isSecond
              />
            </>
          )}
        </div>
        <div className="stack g2">
          {note}
          {!isTwice && (
            <Button
              kind="soft"
              isSmall
              icon="plus"
              onClick={({ currentTarget: { form } }) => {
                flushSync(() => setTwice(true)); // the pressed button is gone then
                if (form) focus(form, secondReadingFields.systolic);
              }}
            >
              <Trans>Add a second reading</Trans>
            </Button>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}

type FieldProps = {
  name: FieldName;
  of: EnteredName;
  slips: Slips;
  typed: TypedValues | undefined;
  isSecond?: boolean;
};

function ValueField({ name, of, slips, typed, isSecond = false }: FieldProps) {
  const { t } = useLingui();
  const { labels, units } = useVitalLabels();
  const saySlip = useSlipMessages();
  const slip = slips[name];
  const label = labels[of];
  return (
    <TextField
      label={isSecond ? t`${label}, second reading` : label}
      hint={units[of]}
      name={name}
      defaultValue={typed?.get(name)}
      inputMode={vitalBounds[of].digits > 0 ? "decimal" : "numeric"}
      autoComplete="off"
      dir="ltr"
      maxLength={of === "systolic" ? 20 : 6}
      error={slip && saySlip(of, slip)}
    />
  );
}
