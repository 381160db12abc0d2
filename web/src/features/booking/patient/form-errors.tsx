import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useErrorTitle } from "../../../platform/forms/use-error-title.ts";
import { ErrorSummary } from "../../../ui/form/error-summary.tsx";
import { fieldOrder, type FieldErrors } from "./read-patient-form.ts";

type Props = { errors: FieldErrors; wrong: number };

/**
 * Lists what is missing or invalid above the form; renders nothing without errors. `wrong` counts the invalid
 * fields.
 */
export function FormErrors({ errors, wrong }: Props) {
  const { t } = useLingui();
  const list = fieldOrder.flatMap((fieldId) => {
    const text = errors[fieldId];
    return text === undefined ? [] : [{ fieldId, text }];
  });
  useErrorTitle(list.length > 0);
  const count = list.length;
  if (count === 0) return null;
  const title =
    wrong === 0
      ? t`${plural(count, { 1: "One thing is missing", 2: "Two things are missing", 3: "Three things are missing", 4: "Four things are missing", 5: "Five things are missing", one: "# thing is missing", other: "# things are missing" })}`
      : wrong === count
        ? t`${plural(count, { one: "Check # answer", other: "Check # answers" })}`
        : t`${plural(count, { one: "# answer is missing or not right", other: "# answers are missing or not right" })}`;
  return <ErrorSummary title={title} errors={list} />;
}
