import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CheckedPerson } from "../../../ports/symptom-checker.ts";

const weeksInYear = 365.25 / 7;
/** Below this age, in years, a baby's is told in weeks; below two years in months. */
const inWeeksBelow = 0.25;
const inMonthsBelow = 2;

/**
 * Returns a function that describes a person as "Female, 34 years old"; babies in weeks or months. `age` in
 * years.
 */
export function useAgeAndSexLabel(): (person: Pick<CheckedPerson, "age" | "sex">) => string {
  const { t } = useLingui();
  const ageLabel = (age: number): string => {
    if (age < inWeeksBelow) {
      const weeks = Math.round(age * weeksInYear);
      return t`${plural(weeks, { 0: "less than a week old", one: "# week old", other: "# weeks old" })}`;
    }
    if (age < inMonthsBelow) {
      const months = Math.floor(age * 12 + 0.01);
      return t`${plural(months, { one: "# month old", other: "# months old" })}`;
    }
    return t`${plural(age, { one: "# year old", other: "# years old" })}`;
  };
  return ({ age, sex }) => {
    const years = ageLabel(age);
    return sex === "F" ? t`Female, ${years}` : t`Male, ${years}`;
  };
}
