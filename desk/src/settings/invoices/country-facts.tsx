import { useLingui } from "@lingui/react/macro";
import { SelectField, TextField } from "../../../../web/src/ui/form/field.tsx";
import type { FactName, FiscalFieldsProps } from "./fiscal-fields.ts";

/** The form fields that invoices of this country need besides the common ones. Holds no state. */
export function CountryFacts({ country, entered: { facts }, isWrong, onChange }: FiscalFieldsProps) {
  const { t } = useLingui();
  const change = (name: FactName, value: string) => onChange({ facts: { ...facts, [name]: value } });
  const text = (name: FactName, label: string, error: string, isCode = true) => (
    <TextField
      label={label}
      dir={isCode ? "ltr" : undefined}
      autoComplete="off"
      maxLength={80}
      value={facts[name] ?? ""}
      error={isWrong(`facts.${name}`) ? error : undefined}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
    />
  );
  const choice = (name: FactName, label: string, options: readonly (readonly [string, string])[]) => (
    <SelectField
      label={label}
      value={facts[name] ?? ""}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
    >
      {options.map(([value, title]) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </SelectField>
  );
  switch (country) {
    case "PT":
      return (
        <>
          {text("city", t`City`, t`Write the city.`, false)}
          {text("postal_code", t`Postal code`, t`Write it as 1000-001.`)}
          {choice("invoice_type", t`Type of document`, [
            ["FR", t`Invoice and receipt in one (FR)`],
            ["FT", t`Invoice (FT)`],
          ])}
        </>
      );
    case "BR":
      return (
        <>
          {text("municipality_code", t`Code of the municipality (IBGE)`, t`Write its seven digits.`)}
          {text("service_code", t`Code of the service (cTribNac)`, t`Write its six digits.`)}
          {choice("simples", t`Simples Nacional`, [
            ["1", t`Not opted in`],
            ["2", "MEI"],
            ["3", "ME/EPP"],
          ])}
          {choice(
            "special_regime",
            t`Special regime (regEspTrib)`,
            ["0", "1", "2", "3", "4", "5", "6", "9"].map((code) => [code, code]),
          )}
        </>
      );
    case "CL":
      return (
        <>
          {choice("document", t`Type of document`, [
            ["boleta", "Boleta"],
            ["factura", "Factura"],
          ])}
          {text("activity", t`Line of business (giro)`, t`Write the line of business.`, false)}
          {text("activity_code", t`Code of the activity (Acteco)`, t`Write its six digits.`)}
        </>
      );
  }
}
