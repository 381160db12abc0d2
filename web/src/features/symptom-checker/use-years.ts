import type { Patient } from "@anteroom/triage/interview";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** Whom a check is about, as "Female, 34 years old". */
export function useYears(): (patient: Patient) => string {
  const { t } = useLingui();
  return ({ age, sex }) => {
    const years = t`${plural(age, { one: "# year old", other: "# years old" })}`;
    return sex === "F" ? t`Female, ${years}` : t`Male, ${years}`;
  };
}
