import type { ReactNode } from "react";
import { useClinic } from "../../platform/app-context.tsx";
import type { SlotChoice } from "../../platform/booking-memory.ts";
import { later } from "../../ui/later.tsx";
import { EmergencyNote } from "./emergency-note.tsx";
import { FormErrors } from "./form-errors.tsx";
import { MotiveField } from "./motive-field.tsx";
import type { PatientForm } from "./use-patient-form.ts";
import { WhoIsSeen } from "./who-is-seen.tsx";

type Props = {
  slot: SlotChoice;
  form: PatientForm;
  /** How long the time is kept stands between what is missing and the first question. */
  hold: ReactNode;
};

const { Part: CheckAlong } = later(
  async () => (await import("../symptom-checker/check-along.tsx")).CheckAlong,
  null,
  ["symptom-checker"],
);

/** What it is about, who will be seen, and what cannot wait for a visit. */
export function PatientQuestions({ slot, form, hold }: Props) {
  const { settings } = useClinic();
  return (
    <>
      <FormErrors key={form.attempt} errors={form.errors} />
      {hold}
      {settings.patientsSymptoms && (
        <MotiveField text={form.motive} error={form.errors.symptoms} onType={form.setMotive} />
      )}
      <WhoIsSeen
        slot={slot}
        known={form.known}
        errors={form.errors}
        bookedFor={form.bookedFor}
        onChoose={form.choose}
      />
      {settings.patientsSymptomChecker && <CheckAlong slot={slot} bookedFor={form.bookedFor} />}
      <EmergencyNote />
    </>
  );
}
