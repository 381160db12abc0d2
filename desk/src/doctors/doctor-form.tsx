import {
  clinicAddDoctor,
  clinicChangeDoctor,
  clinicGetDoctor,
  clinicListDoctors,
  type ClinicDoctor,
} from "@anteroom/contract/administration/doctors";
import { formatPrice, highestPriceMinor } from "@anteroom/domain/payment/money";
import { appointmentMinutes } from "@anteroom/domain/shared/lifetimes";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
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
import { doctorToForm, readDoctor, type EnteredDoctor, type DoctorProfile } from "./doctor-fields.ts";
import { ProfileFields } from "./profile-fields.tsx";

/**
 * The form of a doctor; null: a new one, with the price of a video appointment, which opens the
 * doctor's screen after saving. Unsaved changes are kept as a draft while somebody is signed in.
 * Give it a new `key` for another doctor or language.
 */
export function DoctorForm({ doctor }: { doctor: ClinicDoctor | null }) {
  const { t } = useLingui();
  const { currency } = useDesk().page;
  const { locale } = useTimes();
  const of = `${doctor?.id ?? "new"} ${locale}`;
  const draft = useDraft(`doctor ${of}`, doctorToForm(doctor, locale));
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
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    if ("faults" in read || amount === null) return;
    void save.run(read.profile, amount).then((done) => {
      setSaved(done !== null);
      if (!done) return;
      draft.settle(doctorToForm(done.data.entity, locale));
      priceDraft.settle({ price: "" });
    });
  };
  const { least, most } = appointmentMinutes;
  const highest = formatPrice(highestPriceMinor, currency, locale);
  return (
    <form className="stack" noValidate onSubmit={send}>
      <DraftNotice
        isRestored={draft.isRestored}
        onDiscard={() => {
          draft.settle(doctorToForm(doctor, locale));
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
      <FormOutcome
        refusal={
          faults.size > 0 && (
            <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
          )
        }
        failure={save.failure}
        done={isSaved && <Trans>The profile is saved.</Trans>}
      />
      <div>
        <Button type="submit" isPending={save.isPending}>
          {doctor ? <Trans>Save the profile</Trans> : <Trans>Add the doctor</Trans>}
        </Button>
      </div>
    </form>
  );
}

/** Changes the doctor, or adds one and shows them. The name in other systems is made once, so that a repeated sending adds nobody twice. */
function useSaveDoctor(doctor: ClinicDoctor | null) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const [externalId] = useState(() => `desk-${crypto.randomUUID()}`);
  return useAction(async (profile: DoctorProfile, amount_minor: number) => {
    const answer = doctor
      ? await api.call(clinicChangeDoctor, { params: { doctor_id: doctor.id }, body: profile })
      : await api.call(clinicAddDoctor, { body: { ...profile, external_id: externalId, amount_minor } });
    if (answer.isOk) {
      refetch(clinicListDoctors, clinicGetDoctor);
      if (!doctor) goTo({ name: "doctor", id: answer.data.data.entity.id });
    }
    return answer;
  });
}
