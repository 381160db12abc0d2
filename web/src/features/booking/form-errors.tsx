import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useErrorTitle } from "../../platform/use-error-title.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { fieldOrder, type FieldErrors } from "./read-patient-form.ts";

/** What is missing, on top of the form; nothing where nothing is. */
export function FormErrors({ errors }: { errors: FieldErrors }) {
  const { t } = useLingui();
  const list = fieldOrder.flatMap((fieldId) => {
    const text = errors[fieldId];
    return text === undefined ? [] : [{ fieldId, text }];
  });
  useErrorTitle(list.length > 0);
  const count = list.length;
  if (count === 0) return null;
  return (
    <ErrorSummary
      title={t`${plural(count, { 1: "One thing is missing", 2: "Two things are missing", 3: "Three things are missing", 4: "Four things are missing", 5: "Five things are missing", one: "# thing is missing", other: "# things are missing" })}`}
      errors={list}
    />
  );
}
