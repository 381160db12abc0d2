import { flatItems, isQuestion } from "@anteroom/domain/health/questionnaire/item-facts";
import type { QuestionnaireLabels } from "@anteroom/domain/health/questionnaire/labels";
import type { QuestionnaireItem } from "@anteroom/domain/health/questionnaire/questionnaire";
import type { AnswerProblem } from "@anteroom/domain/health/questionnaire/slips";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useErrorTitle } from "../../platform/forms/use-error-title.ts";
import { ErrorSummary, type SummaryError } from "../../ui/form/error-summary.tsx";
import { fieldIdOf } from "./field-parts.tsx";
import { QuestionnaireText } from "./questionnaire-text.tsx";
import { useSlipMessages } from "./use-slip-messages.ts";

type Props = {
  items: readonly QuestionnaireItem[];
  words: QuestionnaireLabels;
  slips: readonly AnswerProblem[];
  /** What else is missing below the questions; named only where a question is too. */
  others?: readonly SummaryError[];
};

const none: readonly SummaryError[] = [];

/**
 * Renders the errors above the form, each linking to its field, and focuses them; prefixes the document's
 * title meanwhile. An error names its question where `items` has several. `others` are listed only together
 * with an error of a question. Give it a new `key` for each attempt.
 */
export function QuestionErrors({ items, words, slips, others = none }: Props) {
  const { t } = useLingui();
  const say = useSlipMessages();
  const questions = flatItems(items).filter(isQuestion);
  const byId = new Map(questions.map((item) => [item.linkId, item]));
  const wrong = slips.flatMap(({ linkId, kind }): SummaryError[] => {
    const item = byId.get(linkId);
    if (!item) return [];
    const message = say(item, kind);
    const named = (
      <>
        <span className="b">
          <QuestionnaireText words={words.item(item)} />
        </span>{" "}
        {message}
      </>
    );
    return [{ fieldId: fieldIdOf(linkId), text: questions.length > 1 ? named : message }];
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
