import { flatItems } from "@anteroom/domain/health/questionnaire/item-facts";
import type { QuestionnaireItem } from "@anteroom/domain/health/questionnaire/questionnaire";
import type { AnswerProblem } from "@anteroom/domain/health/questionnaire/slips";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useErrorTitle } from "../../platform/forms/use-error-title.ts";
import { ErrorSummary, type SummaryError } from "../../ui/form/error-summary.tsx";
import { fieldIdOf } from "./field-parts.tsx";
import { useSlipMessages } from "./use-slip-messages.ts";

type Props = {
  items: readonly QuestionnaireItem[];
  slips: readonly AnswerProblem[];
  /** What else is missing below the questions; named only where a question is too. */
  others?: readonly SummaryError[];
};

const none: readonly SummaryError[] = [];

/**
 * Renders the errors above the form, each linking to its field, and focuses them; prefixes the document's
 * title meanwhile. Nothing if no question is wrong, whatever `others` say; else they are listed too. Give it
 * a new `key` for each attempt.
 */
export function QuestionErrors({ items, slips, others = none }: Props) {
  const { t } = useLingui();
  const say = useSlipMessages();
  const byId = new Map(flatItems(items).map((item) => [item.linkId, item]));
  const wrong = slips.flatMap(({ linkId, kind }) => {
    const item = byId.get(linkId);
    return item ? [{ fieldId: fieldIdOf(linkId), text: say(item, kind) }] : [];
  });
  useErrorTitle(wrong.length > 0);
  if (wrong.length === 0) return null;
  const errors = [...wrong, ...others];
  const count = errors.length;
  return (
    <ErrorSummary
      title={t`${plural(count, { 1: "One answer needs your attention", one: "# answer needs your attention", other: "# answers need your attention" })}`}
      errors={errors}
    />
  );
}
