import { ageMisfitOf, isPaediatricAge } from "@anteroom/content/specialty-of";
import { useEffect, useState, type ReactNode } from "react";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { bookingAddress } from "../../../shared/booking/booking-addresses.ts";
import { readBookingFields } from "../../../shared/booking/booking-fields.ts";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { EmergencyNote } from "./emergency-note.tsx";
import { LazyCrisisWatch } from "../../../shared/urgent/lazy-crisis-watch.tsx";
import { useStore } from "../../../platform/storage/store.ts";
import { holdHeaders, holdStoreOf } from "../hold-store.ts";
import { MotiveField } from "./motive-field.tsx";
import {
  lazyAccompanyingAdult,
  lazyCheckAlong,
  lazyAgeMisfitNotice,
  lazyHoldFiles,
  lazyInsuranceOffer,
  lazyOtherLanguageNotice,
  lazySameTimeNotice,
  lazySymptomExamples,
} from "./question-parts.tsx";
import type { PatientForm } from "./use-patient-form.ts";
import { useDoctor } from "../use-doctor.ts";
import { StoredCheckHelp } from "../stored-check-help.tsx";
import { useFilesHold } from "../use-files-hold.ts";
import { PersonQuestions } from "./who-is-seen.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { plural } from "@lingui/core/macro";
import { useErrorTitle } from "../../../platform/forms/use-error-title.ts";
import { ErrorSummary } from "../../../ui/form/error-summary.tsx";
import { fieldOrder, type FieldErrors } from "./read-patient-form.ts";

type Props = {
  slot: SlotChoice;
  form: PatientForm;
  /** The hold notice, shown between the errors and the first question. */
  hold: ReactNode;
};

/**
 * Renders all questions of the booking's form: motive, person, adult, files, insurance, attached check,
 * emergency note and notices. `hold` is shown between the errors and the first question.
 */
export function PatientQuestions({ slot, form, hold }: Props) {
  const { settings } = useClinic();
  const app = useApp();
  const holds = holdStoreOf(app);
  const session = useSession();
  const filesHold = useFilesHold(holds, slot);
  const doctor = useDoctor(slot.doctorId);
  const ageMisfit = doctor ? ageMisfitOf(doctor, form.bornOn, app.clock.now()) : null;
  const { requested, self } = form.accompaniment;
  const helpedAbove = useHelpAboveErrors(form);
  return (
    <>
      <StoredCheckHelp bookedFor={form.bookedFor} />
      {helpedAbove !== null && (
        <LazyCrisisWatch
          text={helpedAbove}
          reportOf={(words) => ({ place: "booking", words, headers: holdHeaders(holds.get()) })}
        />
      )}
      <FormErrors key={form.attempt} errors={form.fieldErrors} wrong={form.wrong} />
      {hold}
      {doctor && <lazyOtherLanguageNotice.Part doctor={doctor} />}
      {form.chosenBefore && (
        <ChosenDependentNotice name={form.chosenBefore.name} onMe={() => form.choose(null)} />
      )}
      {settings.patientsSymptoms && (
        <div className="stack">
          <MotiveField
            motive={form.motive}
            error={form.fieldErrors.symptoms}
            helpedAbove={helpedAbove}
            bornOn={form.bornOn}
          />
          <lazySymptomExamples.Part fieldId="symptoms" specialty={doctor?.specialty} />
          <lazyHoldFiles.Part hold={filesHold} holds={holds} />
        </div>
      )}
      <PersonQuestions
        slot={slot}
        known={form.known}
        checkedSex={form.checkedSex}
        errors={form.fieldErrors}
        bookedFor={form.bookedFor}
        stranger={form.stranger}
        onChoose={form.choose}
      />
      {doctor && ageMisfit && <lazyAgeMisfitNotice.Part name={doctor.name} misfit={ageMisfit} />}
      {session.kind === "signed-in" && (
        <>
          {settings.patientsInsuranceInformation && !form.stranger && (
            <lazyInsuranceOffer.Part
              key={form.bookedFor}
              patientId={form.bookedFor ?? session.profile.id}
              name={form.bookedName}
              to={`${bookingAddress("/scheduling/patient", slot)}&edit=insurance`}
            />
          )}
          <lazySameTimeNotice.Part slot={slot} />
        </>
      )}
      {requested !== "none" && (
        <lazyAccompanyingAdult.Part
          key={`${form.bookedFor} ${requested}`}
          isRequired={requested === "required"}
          self={self}
          fields={readBookingFields(deviceMemory(app.storage))}
          errors={form.fieldErrors}
        />
      )}
      {settings.patientsSymptomChecker && (
        <lazyCheckAlong.Part slot={slot} bookedFor={form.bookedFor} seen={form.seen} />
      )}
      <EmergencyNote isForChild={form.bornOn !== null && isPaediatricAge(form.bornOn, app.clock.now())} />
    </>
  );
}

/**
 * The reason for the appointment as it was sent with something wrong in the form, until it is changed: what it tells of danger stands above the errors
 * and in sight, before anything that is to be mended. Null where nothing is wrong.
 */
function useHelpAboveErrors({ attempt, errors, motive }: PatientForm): string | null {
  const text = useStore(motive, motive.get());
  const [sent, setSent] = useState({ attempt, text });
  if (sent.attempt !== attempt) setSent({ attempt, text });
  const isWrong = Object.values(errors).some((error) => error !== undefined);
  const isAbove = isWrong && text.trim() !== "" && sent.text === text;
  useEffect(() => {
    // The list of errors has taken the focus, and the top of the window with it.
    if (isAbove)
      document.querySelector("[data-crisis-help], [data-danger]")?.scrollIntoView({ block: "start" });
  }, [attempt, isAbove]);
  return isAbove ? text : null;
}

type ChosenProps = { name: string; onMe: () => void };

/** Names the dependent chosen on an earlier page, with a button to book for oneself instead. */
function ChosenDependentNotice({ name, onMe }: ChosenProps) {
  const change = () => {
    onMe();
    document.querySelector<HTMLInputElement>('input[name="patient"][value="self"]')?.focus();
  };
  return (
    <Banner
      action={
        <button type="button" className={textLinkClass()} onClick={change}>
          <Trans>Book for me instead</Trans>
        </button>
      }
    >
      <Trans>
        This appointment is for <bdi>{name}</bdi>.
      </Trans>
    </Banner>
  );
}

type ErrorsProps = { errors: FieldErrors; wrong: number };

/**
 * Lists what is missing or invalid above the form; renders nothing without errors. `wrong` counts the invalid
 * fields.
 */
function FormErrors({ errors, wrong }: ErrorsProps) {
  const { t } = useLingui();
  const list = fieldOrder.flatMap((fieldId) => {
    const text = errors[fieldId];
    return text === undefined ? [] : [{ fieldId, text }];
  });
  useErrorTitle(list.length > 0);
  const count = list.length;
  if (count === 0) return null;
  const title =
    wrong === 0
      ? t`${plural(count, { 1: "One thing is missing", one: "# thing is missing", other: "# things are missing" })}`
      : wrong === count
        ? t`${plural(count, { 1: "Check one answer", one: "Check # answer", other: "Check # answers" })}`
        : t`${plural(count, { 1: "One answer is missing or not right", one: "# answer is missing or not right", other: "# answers are missing or not right" })}`;
  return <ErrorSummary title={title} errors={list} />;
}
