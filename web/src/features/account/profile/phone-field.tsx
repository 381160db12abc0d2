import { displayNames } from "@anteroom/domain/shared/display-names";
import type { Locale } from "@anteroom/domain/shared/locales";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import styles from "./person-fields.module.css";
import { callingCodes, countryOf, loadPhoneNumbers, type PhoneNumbers } from "./phone-numbers.ts";

type Props = {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  countryCode: string | null;
  phoneNumber: string | null;
  isOwn: boolean;
};

/**
 * Renders a country choice and a phone number. The form sends `{id}_code` (as `+351`) and `{id}` as typed,
 * unchecked. Loads the phone rules on mount; until then, and without them, only the known code can be chosen.
 */
export function PhoneField({ id, label, hint, error, countryCode, phoneNumber, isOwn }: Props) {
  const { t } = useLingui();
  const { settings } = useClinic();
  const locale = useLocale();
  const [numbers, setNumbers] = useState<PhoneNumbers | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    let isOpen = true;
    loadPhoneNumbers().then(
      (loaded) => isOpen && setNumbers(loaded),
      () => {}, // without it the known code stays, and the server checks the number
    );
    return () => {
      isOpen = false;
    };
  }, []);
  const codes = useMemo(() => (numbers ? callingCodes(numbers) : null), [numbers]);
  const names = useMemo(() => countryNames([...(codes?.keys() ?? [])], locale), [codes, locale]);
  const known = numbers && countryOf(numbers, { countryCode, phoneNumber });
  const country = chosen ?? known ?? settings.country ?? "PT";
  return (
    <div className={styles["phone"]}>
      <SelectField
        id={`${id}_country`}
        label={t`Country code`}
        value={codes ? country : "known"}
        onChange={(event) => setChosen(event.currentTarget.value)}
        autoComplete="off"
      >
        {codes === null && <option value="known">{countryCode ?? "…"}</option>}
        {names.map(([code, name]) => (
          <option key={code} value={code}>
            {`${name} \u2066${codes?.get(code) ?? ""}\u2069`}
          </option>
        ))}
      </SelectField>
      <input type="hidden" name={`${id}_code`} value={codes?.get(country) ?? countryCode ?? ""} />
      <TextField
        id={id}
        name={id}
        type="tel"
        dir="ltr"
        label={label}
        hint={hint}
        error={error}
        autoComplete={isOwn ? "tel-national" : "off"}
        maxLength={fieldLimits.phone}
        defaultValue={phoneNumber ?? ""}
      />
    </div>
  );
}

function countryNames(countries: readonly string[], locale: Locale): [string, string][] {
  const names = displayNames(locale, "region");
  return countries
    .map((country): [string, string] => [country, names.of(country) ?? country])
    .sort(([, a], [, b]) => a.localeCompare(b, locale));
}
