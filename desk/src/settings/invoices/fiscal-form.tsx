import type { AnswerOf, BodyOf } from "@anteroom/client/operation";
import { clinicGetFiscalProfile, clinicSetFiscalProfile } from "@anteroom/client/operations";
import type { FiscalCountry } from "@anteroom/domain/payment/invoice/company-tax-number";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Checkbox } from "../../../../web/src/ui/form/choice.tsx";
import { SelectField, TextField } from "../../../../web/src/ui/form/field.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { DraftNotice } from "../../platform/draft-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { refusedFields } from "../../platform/refused-fields.ts";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useDraft } from "../../platform/use-draft.ts";
import { useConflict } from "../../ui/use-conflict.tsx";
import { CountryFacts } from "./country-facts.tsx";
import { fiscalToForm, readFiscal, type EnteredFiscal, type FiscalFieldsProps } from "./fiscal-fields.ts";
import { TaxFields } from "./tax-fields.tsx";

/** The stored details and their version, as the API has them; null without any. */
type Stored = AnswerOf<typeof clinicGetFiscalProfile>["data"] | null;
type Props = { stored: Stored; country: FiscalCountry };

/**
 * A form that changes the clinic's details for invoices; issued documents stay as they are.
 * Unsaved changes are kept as a draft. What somebody else has changed meanwhile is not replaced unseen.
 */
export function FiscalForm({ stored, country }: Props) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const opened = (one: Stored) => ({
    ...fiscalToForm(one?.entity ?? null, country),
    replaces: one?.version ?? null,
  });
  const draft = useDraft("fiscal profile", opened(stored));
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = useAction((body: BodyOf<typeof clinicSetFiscalProfile>) =>
    api.call(clinicSetFiscalProfile, { body }),
  );
  const read = readFiscal(draft.entered, country, stored?.entity ?? null);
  const wrong = isTried && "faults" in read ? read.faults : refusedFields(save.failure);
  const change = (part: Partial<EnteredFiscal>) => {
    draft.change(part);
    setSaved(false);
  };
  /** The tax treatments of single services are those of `base`. */
  const store = async (base: Stored, replaces: string | null) => {
    const whole = readFiscal(draft.entered, country, base?.entity ?? null);
    const done = "body" in whole ? await save.run({ ...whole.body, replaces }) : null;
    if (!done) return;
    draft.settle(opened(done.data));
    setTried(false);
    setSaved(true);
    refetch(clinicGetFiscalProfile);
  };
  const { submit, ...conflict } = useConflict(save, {
    async read() {
      const answer = await api.call(clinicGetFiscalProfile);
      return answer.isOk ? { isOk: true, data: answer.data.data } : answer;
    },
    onLoad(newest) {
      draft.settle(opened(newest));
      setTried(false);
      refetch(clinicGetFiscalProfile);
    },
    onOverwrite: (newest) => store(newest, newest.version),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    void store(stored, draft.entered.replaces);
  };
  const fields = {
    country,
    entered: draft.entered,
    isWrong: (name: string) => wrong.has(name),
    onChange: change,
  };
  return (
    <form className="stack" noValidate onSubmit={send} aria-labelledby="fiscal-details">
      <h2 id="fiscal-details">
        <Trans>The clinic</Trans>
      </h2>
      <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(opened(stored))} />
      <CommonFields {...fields} />
      <CountryFacts {...fields} />
      <TaxFields {...fields} serviceRules={Object.keys(stored?.entity.tax.by_service ?? {}).length} />
      <Checkbox
        checked={draft.entered.isIssuing}
        onChange={({ currentTarget }) => change({ isIssuing: currentTarget.checked })}
      >
        <Trans>Issue an invoice for each payment from now on</Trans>
      </Checkbox>
      {conflict.notice}
      <FormOutcome
        refusal={
          wrong.size > 0 && (
            <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
          )
        }
        failure={conflict.failure}
        done={isSaved && <Trans>The details are saved. Issued documents stay as they are.</Trans>}
      />
      <div>
        <Button type="submit" ref={submit} isPending={save.isPending}>
          <Trans>Save the details</Trans>
        </Button>
      </div>
    </form>
  );
}

const taxNumberNames: Readonly<Record<FiscalCountry, string>> = { PT: "NIF", BR: "CNPJ / CPF", CL: "RUT" };

function CommonFields({ country, entered, isWrong, onChange }: FiscalFieldsProps) {
  const { t } = useLingui();
  const name = taxNumberNames[country];
  return (
    <>
      <TextField
        label={t`Legal name`}
        autoComplete="off"
        maxLength={200}
        value={entered.legalName}
        error={isWrong("legal_name") ? t`Write the name.` : undefined}
        onChange={({ currentTarget }) => onChange({ legalName: currentTarget.value })}
      />
      <TextField
        label={t`Tax number (${name})`}
        dir="ltr"
        autoComplete="off"
        maxLength={20}
        value={entered.taxNumber}
        error={isWrong("tax_number") ? t`This number is not right. Check its digits.` : undefined}
        onChange={({ currentTarget }) => onChange({ taxNumber: currentTarget.value })}
      />
      <TextField
        label={t`Street and number`}
        autoComplete="off"
        maxLength={200}
        value={entered.address}
        error={isWrong("address") ? t`Write the address.` : undefined}
        onChange={({ currentTarget }) => onChange({ address: currentTarget.value })}
      />
      <SelectField
        label={t`When an invoice is issued`}
        value={entered.issueAt}
        onChange={({ currentTarget }) =>
          onChange({ issueAt: currentTarget.value === "end" ? "end" : "payment" })
        }
      >
        <option value="payment">{t`When the money arrives`}</option>
        <option value="end">{t`When the appointment is over`}</option>
      </SelectField>
      {country !== "BR" && (
        <TextField
          label={t`Letters before the year in series (optional)`}
          dir="ltr"
          autoComplete="off"
          maxLength={4}
          value={entered.prefix}
          error={isWrong("series_prefix") ? t`Write up to four letters, A to Z.` : undefined}
          onChange={({ currentTarget }) => onChange({ prefix: currentTarget.value })}
        />
      )}
    </>
  );
}
