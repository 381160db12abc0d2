import {
  clinicAddDoctor,
  clinicChangeDoctor,
  clinicGetDoctor,
  clinicListDoctors,
} from "@anteroom/client/operations";
import type { ClinicDoctor } from "@anteroom/client/schemas";
import { formatPrice, highestPriceMinor } from "@anteroom/domain/payment/money";
import { appointmentMinutes } from "@anteroom/domain/shared/lifetimes";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import type { Result } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Checkbox } from "../../../web/src/ui/form/choice.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { readPrice } from "../platform/amounts.ts";
import { DraftNotice } from "../platform/draft-notice.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { goTo } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { useDraft } from "../platform/use-draft.ts";
import { isChangedElsewhere, useConflict } from "../ui/use-conflict.tsx";
import { doctorToForm, readDoctor, type EnteredDoctor, type DoctorProfile } from "./doctor-fields.ts";
import { ProfileFields } from "./profile-fields.tsx";

/**
 * The form of a doctor; null: a new one, with the price of a video appointment, which opens the
 * doctor's screen after saving. Unsaved changes are kept as a draft while somebody is signed in. What somebody else has
 * changed meanwhile is not replaced unseen.
 * Give it a new `key` for another doctor or language.
 */
export function DoctorForm({ doctor }: { doctor: ClinicDoctor | null }) {
  const { t } = useLingui();
  const { currency } = useDesk().page;
  const { locale } = useTimes();
  const of = `${doctor?.id ?? "new"} ${locale}`;
  const opened = (stored: ClinicDoctor | null) => ({
    ...doctorToForm(stored, locale),
    replaces: stored?.version ?? null,
  });
  const draft = useDraft(`doctor ${of}`, opened(doctor));
  const { entered } = draft;
  const priceDraft = useDraft(`price of doctor ${of}`, { price: "" });
  const { price } = priceDraft.entered;
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = useSaveDoctor(doctor);
  const read = readDoctor(entered, { doctor, locale });
  const amount = doctor ? 0 : readPrice(price, currency);
  const faults = new Set(isTried && "faults" in read ? read.faults : []);
  if (isTried && amount === null) faults.add("price");
  const change = (part: Partial<EnteredDoctor>) => {
    draft.change(part);
    setSaved(false);
  };
  /** The texts in other languages are those of `stored`. */
  const store = async (stored: ClinicDoctor | null, replaces: string | null) => {
    const whole = readDoctor(entered, { doctor: stored, locale });
    if ("faults" in whole || amount === null) return;
    const done = await save.run(whole.profile, { amount, replaces });
    setSaved(done !== null);
    if (!done) return;
    draft.settle(opened(done.data.entity));
    priceDraft.settle({ price: "" });
  };
  const { submit, ...conflict } = useConflict(save, {
    read: useReadDoctor(doctor),
    onLoad: (stored) => draft.settle(opened(stored)),
    onOverwrite: (stored) => store(stored, stored.version),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    void store(doctor, entered.replaces);
  };
  const { least, most } = appointmentMinutes;
  const highest = formatPrice(highestPriceMinor, currency, locale);
  return (
    <form className="stack" noValidate onSubmit={send}>
      <DraftNotice
        isRestored={draft.isRestored}
        onDiscard={() => {
          draft.settle(opened(doctor));
          priceDraft.settle({ price: "" });
        }}
      />
      <ProfileFields entered={entered} faults={faults} onChange={change} />
      <TextField
        label={t`Minutes of an appointment`}
        inputMode="numeric"
        dir="ltr"
        value={entered.minutes}
        error={faults.has("minutes") ? t`Write a whole number from ${least} to ${most}.` : undefined}
        onChange={({ currentTarget }) => change({ minutes: currentTarget.value })}
      />
      {!doctor && (
        <TextField
          label={t`Price of a video appointment, in ${currency}`}
          hint={t`Write 0 where it costs nothing. Prices of other kinds are set afterwards.`}
          inputMode="decimal"
          dir="ltr"
          value={price}
          error={faults.has("price") ? t`Write an amount of at most ${highest}, such as 40.` : undefined}
          onChange={({ currentTarget }) => priceDraft.change({ price: currentTarget.value })}
        />
      )}
      <Checkbox
        checked={entered.isListed}
        onChange={({ currentTarget }) => change({ isListed: currentTarget.checked })}
      >
        <Trans>Patients find this doctor and can book</Trans>
      </Checkbox>
      {conflict.notice}
      <FormOutcome
        refusal={
          faults.size > 0 && (
            <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
          )
        }
        failure={conflict.failure}
        done={isSaved && <Trans>The profile is saved.</Trans>}
      />
      <div>
        <Button type="submit" ref={submit} isPending={save.isPending}>
          {doctor ? <Trans>Save the profile</Trans> : <Trans>Add the doctor</Trans>}
        </Button>
      </div>
    </form>
  );
}

/** Fetches the doctor as they are stored now; a new one is not stored. */
function useReadDoctor(doctor: ClinicDoctor | null) {
  const { api } = useDesk();
  return async (): Promise<Result<ClinicDoctor>> => {
    const answer = await api.call(clinicGetDoctor, { params: { doctor_id: doctor?.id ?? 0 } });
    return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
  };
}

type Besides = { amount: number; replaces: string | null };

/** Changes the doctor, or adds one and shows them. The name in other systems is made once, so that a repeated sending adds nobody twice. */
function useSaveDoctor(doctor: ClinicDoctor | null) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const [externalId] = useState(() => `desk-${crypto.randomUUID()}`);
  return useAction(async (profile: DoctorProfile, { amount, replaces }: Besides) => {
    const body = replaces === null ? profile : { ...profile, replaces };
    const answer = doctor
      ? await api.call(clinicChangeDoctor, { params: { doctor_id: doctor.id }, body })
      : await api.call(clinicAddDoctor, {
          body: { ...profile, external_id: externalId, amount_minor: amount },
        });
    if (answer.isOk || isChangedElsewhere(answer.failure)) {
      refetch(clinicListDoctors, clinicGetDoctor);
      if (answer.isOk && !doctor) goTo({ name: "doctor", id: answer.data.data.entity.id });
    }
    return answer;
  });
}
