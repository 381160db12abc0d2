import type { Appointment } from "@anteroom/contract/appointments";
import { saveMeasurement } from "@anteroom/contract/vital-signs";
import {
  areVitalsDangerous,
  problemsOfVitals,
  vitalBounds,
  type VitalName,
  type VitalProblem,
  type VitalValues,
} from "@anteroom/domain/vital-values";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { AppForm } from "../../platform/form.tsx";
import type { VitalSigns } from "../../ports/vital-signs.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./call-side.module.css";
import { readVitals } from "./read-vitals.ts";
import type { VisitSession } from "./visit-session.ts";

type Props = { session: VisitSession; appointment: Appointment; requestId: number; onStop: () => void };

/** The patient types what cuff, oximeter or scale shows; nothing is asked for that nobody has. */
export function VitalsEntry({ session, appointment, requestId, onStop }: Props) {
  const { t } = useLingui();
  const { callTools } = useApp();
  const [way, setWay] = useState<VitalSigns | null>(null);
  const { id } = appointment;
  useEffect(() => {
    void callTools().then(({ vitalSigns }) =>
      setWay(
        vitalSigns((source_system, vital_signs) =>
          session.call(saveMeasurement, {
            body: { source_system, appointment_id: id, data: { vital_signs, request_id: requestId } },
          }),
        ),
      ),
    );
  }, [callTools, session, id, requestId]);
  return way ? <EntryForm way={way} onStop={onStop} /> : <Skeleton label={t`Opening`} />;
}

type Slips = Partial<Record<VitalName, VitalProblem>>;

function EntryForm({ way, onStop }: { way: VitalSigns; onStop: () => void }) {
  const { t } = useLingui();
  const [slips, setSlips] = useState<Slips>({});
  const [trouble, setTrouble] = useState<"empty" | "failed" | null>(null);
  const [isDangerous, setDangerous] = useState(false);
  const [isPending, setPending] = useState(false);
  const send = async (typed: FormData, form: HTMLFormElement) => {
    const values = readVitals(way.names, typed);
    const found = problemsOfVitals(values);
    setSlips(found);
    setDangerous(areVitalsDangerous(values) && Object.keys(found).length === 0);
    const first = way.names.find((name) => found[name]);
    if (first) return focus(form, first);
    if (Object.keys(values).length === 0) return setTrouble("empty");
    await keep(values);
  };
  const keep = async (values: VitalValues) => {
    setPending(true);
    const outcome = await way.keep(values);
    setPending(false);
    setTrouble(outcome === "failed" ? "failed" : null); // a stopped request is told by the call itself
  };
  return (
    <AppForm className={styles["stack"]} onSend={send}>
      {isDangerous && <Danger />}
      {trouble && (
        <Banner tone="warn" icon="warning-fill" role="alert">
          {trouble === "empty"
            ? t`Enter one value at least.`
            : t`That did not arrive. What you wrote is kept. Try again.`}
        </Banner>
      )}
      <p className="sm muted">
        <Trans>Fill in what you have; leave the rest empty.</Trans>
      </p>
      <div className={styles["values"]}>
        {way.names.map((name) => (
          <ValueField key={name} name={name} slip={slips[name]} />
        ))}
      </div>
      <div className={styles["pair"]}>
        <Button kind="outlined" onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
        <Button type="submit" isPending={isPending}>
          <Trans>Send to the doctor</Trans>
        </Button>
      </div>
    </AppForm>
  );
}

function focus(form: HTMLFormElement, name: VitalName): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

function ValueField({ name, slip }: { name: VitalName; slip: VitalProblem | undefined }) {
  const { t } = useLingui();
  const { least, most } = vitalBounds[name];
  const words: Record<VitalName, [label: string, unit: string]> = {
    heart_rate: [t`Pulse`, t`beats a minute`],
    respiration_rate: [t`Breathing`, t`breaths a minute`],
    systolic: [t`Blood pressure, upper`, "mmHg"],
    diastolic: [t`Blood pressure, lower`, "mmHg"],
    oxygen_saturation: [t`Oxygen saturation`, "%"],
    weight: [t`Weight`, "kg"],
  };
  const [label, unit] = words[name];
  const errors: Record<VitalProblem, string> = {
    "out-of-bounds": t`A number from ${least} to ${most}`,
    "needs-both-pressures": t`Enter both numbers of the blood pressure`,
    "pressures-swapped": t`The upper number is the larger one`,
  };
  return (
    <TextField
      label={label}
      hint={unit}
      name={name}
      inputMode={name === "weight" ? "decimal" : "numeric"}
      autoComplete="off"
      dir="ltr"
      error={slip && errors[slip]}
    />
  );
}

/** Said at once, beside the doctor who is there: it blocks nothing. */
function Danger() {
  const { settings } = useClinic();
  const number = settings.emergencyNumber;
  return (
    <Banner tone="warn" icon="warning-fill" role="alert">
      <Trans>Tell the doctor now: such a value can need help at once.</Trans>{" "}
      {number === null ? (
        <Trans>If you feel unwell, call your emergency number.</Trans>
      ) : (
        <Trans>
          If you feel unwell, call{" "}
          <a href={`tel:${number}`}>
            <bdi dir="ltr">{number}</bdi>
          </a>
          .
        </Trans>
      )}
    </Banner>
  );
}
