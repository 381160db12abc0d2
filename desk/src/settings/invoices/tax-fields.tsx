import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { SelectField, TextField } from "../../../../web/src/ui/form/field.tsx";
import { hasTaxCode, type FiscalFieldsProps } from "./fiscal-fields.ts";

type Props = FiscalFieldsProps & {
  /** How many services have a treatment of their own, which is set by the API. */
  serviceRules: number;
};

/**
 * The form fields of how appointments are taxed: exempt with a reason, or at a rate; proposes
 * nothing. Holds no state.
 */
export function TaxFields({ country, entered, isWrong, onChange, serviceRules }: Props) {
  const { t } = useLingui();
  const { taxKind } = entered;
  const isExempt = taxKind === "exempt";
  const isCodeWrong = isWrong("tax.all.code") || isWrong("tax.all");
  return (
    <fieldset className="stack">
      <legend className="b">
        <Trans>Tax</Trans>
      </legend>
      <p className="sm">
        <Trans>Choose this with your accountant. We suggest nothing.</Trans>{" "}
        {serviceRules > 0 && (
          <Plural
            value={serviceRules}
            one="# kind of appointment has a rule of its own, which stays."
            other="# kinds of appointments have rules of their own, which stay."
          />
        )}
      </p>
      <SelectField
        label={t`Appointments are`}
        value={taxKind}
        onChange={({ currentTarget }) =>
          onChange({ taxKind: currentTarget.value === "rate" ? "rate" : "exempt", taxCode: "" })
        }
      >
        <option value="exempt">{t`exempt from tax`}</option>
        <option value="rate">{t`taxed at a rate`}</option>
      </SelectField>
      {isExempt ? (
        <TextField
          label={t`Reason, as invoices state it`}
          autoComplete="off"
          maxLength={200}
          value={entered.taxReason}
          error={isWrong("tax.all.reason") ? t`Write the reason.` : undefined}
          onChange={({ currentTarget }) => onChange({ taxReason: currentTarget.value })}
        />
      ) : (
        <TextField
          label={t`Percent`}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={entered.taxRate}
          error={isWrong("tax.all.rate_percent") ? t`Write a number between 0 and 50.` : undefined}
          onChange={({ currentTarget }) => onChange({ taxRate: currentTarget.value })}
        />
      )}
      {hasTaxCode(country, taxKind) && (
        <TextField
          label={t`Code`}
          hint={codeHint(country, isExempt)}
          dir="ltr"
          autoComplete="off"
          maxLength={4}
          value={entered.taxCode}
          error={isCodeWrong ? t`Write one of the country’s codes.` : undefined}
          onChange={({ currentTarget }) => onChange({ taxCode: currentTarget.value })}
        />
      )}
    </fieldset>
  );
}

/** The codes themselves: the same in every language. */
function codeHint(country: FiscalFieldsProps["country"], isExempt: boolean): string {
  if (country === "BR") return "tribISSQN: 2, 3, 4";
  return isExempt ? "SAF-T: M01–M99" : "SAF-T: RED, INT, NOR, OUT";
}
