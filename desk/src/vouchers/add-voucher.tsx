import { clinicAddVoucher, clinicListVouchers } from "@anteroom/client/operations";
import { addDays, dayInZone, instantOf } from "@anteroom/domain/shared/zoned-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ComponentProps, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { SelectField, TextField } from "../../../web/src/ui/form/field.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { readAmount } from "../platform/amounts.ts";
import { useDesk, usePresentMinute } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { readVoucher, voucherKinds, type EnteredVoucher } from "./read-voucher.ts";

const nothing: EnteredVoucher = {
  code: "",
  kind: "percentage",
  worth: "",
  until: "",
  uses: "",
  usesEach: "1",
};

type FieldName = "code" | "worth" | "until" | "uses" | "usesEach";

/**
 * A form that creates a voucher, usable at once, until the end of its last day on the clinic's clock; its
 * value cannot be changed later.
 */
export function AddVoucher() {
  const { t } = useLingui();
  const { api, page } = useDesk();
  const refetch = useRefetch();
  const { currency } = page;
  const today = dayInZone(usePresentMinute(), page.timeZone);
  const [entered, setEntered] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const change = (part: Partial<EnteredVoucher>) => setEntered({ ...entered, ...part });
  const endOf = (day: string) => new Date(instantOf(addDays(day, 1), 0, page.timeZone) - 1).toISOString();
  const read = readVoucher(entered, { today, endOf, amountOf: (text) => readAmount(text, currency) });
  const faults = isTried && "faults" in read ? read.faults : new Set<string>();
  const add = useAction((body: Extract<typeof read, { body: object }>["body"]) =>
    api.call(clinicAddVoucher, { body }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setMade(null);
    if (!("body" in read)) return;
    void add.run(read.body).then((done) => {
      if (!done) return;
      setMade(done.data.entity.code);
      setEntered(nothing);
      setTried(false);
      refetch(clinicListVouchers);
    });
  };
  const field = (name: FieldName, error: string) => ({
    value: entered[name],
    autoComplete: "off",
    error: faults.has(name) ? error : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ [name]: currentTarget.value }),
  });
  const count = t`Write a whole number from 1 on, or leave it empty.`;
  return (
    <form className="stack form" noValidate onSubmit={send}>
      <h2>
        <Trans>Add a voucher</Trans>
      </h2>
      <TextField
        label={t`Code`}
        hint={t`4 to 40 letters and digits. Patients type it when they book.`}
        dir="ltr"
        {...field("code", t`Write 4 to 40 letters and digits.`)}
      />
      <WorthFields {...{ entered, field }} onChange={change} />
      <TextField
        label={t`Last day (optional)`}
        type="date"
        min={today}
        {...field("until", t`Choose a day from today on, or none.`)}
      />
      <TextField label={t`Uses in all (optional)`} inputMode="numeric" dir="ltr" {...field("uses", count)} />
      <TextField
        label={t`Uses by each patient (optional)`}
        inputMode="numeric"
        dir="ltr"
        {...field("usesEach", count)}
      />
      <FormOutcome
        refusal={
          add.failure?.code === "status_conflict" && (
            <Trans>There is a voucher with this code already. Choose another code.</Trans>
          )
        }
        failure={add.failure}
        done={made !== null && <Trans>Voucher {made} can be used now.</Trans>}
      />
      <div>
        <Button type="submit" isPending={add.isPending}>
          <Trans>Add the voucher</Trans>
        </Button>
      </div>
    </form>
  );
}

type WorthProps = {
  entered: EnteredVoucher;
  /** What each text field needs beside its label. */
  field: (name: FieldName, error: string) => Partial<ComponentProps<typeof TextField>>;
  onChange: (part: Partial<EnteredVoucher>) => void;
};

function WorthFields({ entered, field, onChange }: WorthProps) {
  const { t } = useLingui();
  const { currency } = useDesk().page;
  return (
    <>
      <SelectField
        label={t`What it is worth`}
        value={entered.kind}
        onChange={({ currentTarget }) =>
          onChange({
            kind: voucherKinds.find((kind) => kind === currentTarget.value) ?? entered.kind,
            worth: "",
          })
        }
      >
        <option value="percentage">{t`A part of the price`}</option>
        <option value="fixed">{t`A fixed amount`}</option>
        <option value="free_visit">{t`A free appointment`}</option>
      </SelectField>
      {entered.kind === "percentage" && (
        <TextField
          label={t`Percent off`}
          inputMode="numeric"
          dir="ltr"
          {...field("worth", t`Write a whole number from 1 to 100.`)}
        />
      )}
      {entered.kind === "fixed" && (
        <TextField
          label={t`Amount in ${currency}`}
          inputMode="decimal"
          dir="ltr"
          {...field("worth", t`Write an amount above 0, such as 10.`)}
        />
      )}
    </>
  );
}
