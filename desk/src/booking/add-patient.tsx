import { clinicAddPatient } from "@anteroom/client/operations";
import type { ClinicPatient } from "@anteroom/client/schemas";
import { limits } from "@anteroom/contract/values";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { refusedFields } from "../platform/refused-fields.ts";
import { useAction } from "../platform/use-action.ts";

type Props = {
  /** The name that was searched for. */
  name: string;
  onAdded: (patient: ClinicPatient) => void;
  onBack: () => void;
};

const orNull = (text: string) => text.trim() || null;

/**
 * A form that adds a patient who is not known yet, as somebody on the phone. Somebody who may be known is refused; no
 * email is sent. A repeated request adds nobody twice.
 */
export function AddPatient({ name, onAdded, onBack }: Props) {
  const { t } = useLingui();
  const [entered, setEntered] = useState({ name, birthdate: "", email: "", code: "", phone: "" });
  const [isTried, setTried] = useState(false);
  const add = useAddPatient(entered);
  const refused = refusedFields(add.failure);
  const lacks = { name: entered.name.trim() === "", birthdate: entered.birthdate === "" };
  const isIncomplete = lacks.name || lacks.birthdate;
  const field = (part: keyof typeof entered) => ({
    autoComplete: "off",
    value: entered[part],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setEntered((before) => ({ ...before, [part]: currentTarget.value })),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isIncomplete) return;
    void add.run().then((done) => done && onAdded(done.data.entity));
  };
  return (
    <form className="stack" noValidate onSubmit={send} aria-labelledby="patient-add">
      <h2 id="patient-add">
        <Trans>Add a new patient</Trans>
      </h2>
      <TextField
        label={t`Name`}
        dir="auto"
        maxLength={limits.name}
        error={isTried && lacks.name ? t`Write the patient’s name.` : undefined}
        {...field("name")}
      />
      <TextField
        label={t`Date of birth`}
        type="date"
        error={
          (isTried && lacks.birthdate) || refused.has("birthdate")
            ? t`Enter the full date of birth.`
            : undefined
        }
        {...field("birthdate")}
      />
      <TextField
        label={t`Email address (optional)`}
        hint={t`Without one the patient gets no emails.`}
        type="email"
        dir="ltr"
        maxLength={limits.email}
        error={
          refused.has("email") ? t`Write the full email address, such as hello@clinic.example.` : undefined
        }
        {...field("email")}
      />
      <TextField
        label={t`Country code of the phone (optional)`}
        hint={t`Such as +351.`}
        inputMode="tel"
        dir="ltr"
        maxLength={5}
        error={
          refused.has("phone_country_code") ? t`Write + and the country’s number, such as +351.` : undefined
        }
        {...field("code")}
      />
      <TextField
        label={t`Phone number (optional)`}
        inputMode="tel"
        dir="ltr"
        maxLength={limits.phone}
        error={
          refused.has("phone_number") ? t`There is no such number. Check it and the country code.` : undefined
        }
        {...field("phone")}
      />
      <FormOutcome
        refusal={
          (((isTried && isIncomplete) || refused.size > 0) && (
            <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
          )) ||
          (add.failure?.code === "status_conflict" && (
            <Trans>
              A patient with this name and date of birth may be here already. Search for the name again.
            </Trans>
          ))
        }
        failure={add.failure}
      />
      <div className="row wrapf">
        <Button type="submit" isPending={add.isPending}>
          <Trans>Add the patient</Trans>
        </Button>
        <Button kind="quiet" data-find-patient="" onClick={onBack}>
          <Trans>Back to the search</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Sends what was entered, each time by the same id of our own. */
function useAddPatient({
  name,
  birthdate,
  email,
  code,
  phone,
}: Record<"name" | "birthdate" | "email" | "code" | "phone", string>) {
  const { api } = useDesk();
  const [externalId] = useState(() => `desk-${crypto.randomUUID()}`);
  return useAction(() =>
    api.call(clinicAddPatient, {
      body: {
        external_id: externalId,
        name: name.trim(),
        birthdate,
        email: orNull(email),
        phone_country_code: orNull(code),
        phone_number: orNull(phone),
        taxpayer_number: null,
        sex: null,
        address: null,
        language: null,
      },
    }),
  );
}
