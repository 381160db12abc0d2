import { useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { useErrorTitle } from "../../platform/forms/use-error-title.ts";
import { Checkbox } from "../../ui/form/choice.tsx";
import { ErrorSummary, type SummaryError } from "../../ui/form/error-summary.tsx";
import { FieldError } from "../../ui/form/field.tsx";

const fieldId = "agreement";
const errorId = "agreement-error";

/**
 * Returns a checkbox (`field`) that must be ticked before answers are sent. `isGiven` returns whether it is,
 * and if not shows the error, prefixes the page's title and moves the focus to `summary`. Without `words`
 * nothing is asked and it is always given.
 */
export function useAgreement(words: ReactNode): {
  /** Whether it may be sent; if not, what is missing is shown. */
  isGiven: () => boolean;
  /** What is missing, for a summary that names more than this. */
  errors: readonly SummaryError[];
  summary: ReactNode;
  field: ReactNode;
} {
  const { t } = useLingui();
  const [isTicked, setTicked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isMissing = attempt > 0 && !isTicked;
  useErrorTitle(isMissing);
  const missing = t`Tick that you agree, then send your answers.`;
  if (words === undefined) return { isGiven: () => true, errors: [], summary: null, field: null };
  const errors = isMissing ? [{ fieldId, text: missing }] : [];
  return {
    isGiven: () => {
      if (!isTicked) setAttempt((count) => count + 1);
      return isTicked;
    },
    errors,
    summary: isMissing && <ErrorSummary key={attempt} title={t`One thing is missing`} errors={errors} />,
    field: (
      <div>
        {isMissing && <FieldError id={errorId}>{missing}</FieldError>}
        <Checkbox
          id={fieldId}
          checked={isTicked}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={(event) => setTicked(event.currentTarget.checked)}
        >
          {words}
        </Checkbox>
      </div>
    ),
  };
}
