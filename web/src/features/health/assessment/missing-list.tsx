import type { AreaResult } from "@anteroom/domain/health/assessment/areas";
import { labelsOf } from "@anteroom/domain/health/questionnaire/labels";
import { Plural, Trans } from "@lingui/react/macro";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { QuestionnaireText } from "../../../shared/questionnaire/questionnaire-text.tsx";
import { missingAnswers } from "./missing-answers.ts";
import { useQuestionnaire } from "./questionnaire-context.ts";
import { useChangeAnswers } from "./use-change-answers.ts";
import type { FinishedAssessment } from "./result/use-past-assessments.ts";

/** So many are named; the others are counted. */
const mostNamed = 3;

/**
 * Lists the answers that an area lacks, the first three by name, each a button that replaces the draft by
 * these answers and opens that question; nothing without any.
 */
export function MissingAnswerList({ shown, area }: { shown: FinishedAssessment; area: AreaResult["area"] }) {
  const questionnaire = useQuestionnaire();
  const change = useChangeAnswers(shown);
  const words = labelsOf(questionnaire, useLocale());
  const missing = missingAnswers(questionnaire, shown.answers, area);
  if (missing.length === 0) return null;
  const others = missing.length - mostNamed;
  return (
    <div className="sm">
      <p className="muted">
        <Trans>Not answered yet:</Trans>
      </p>
      <ul>
        {missing.slice(0, mostNamed).map(({ item, page }) => (
          <li key={item.linkId}>
            <button type="button" className={textLinkClass()} onClick={() => void change(page)}>
              <QuestionnaireText words={words.item(item)} />
            </button>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="muted">
          <Plural value={others} one="and # more" other="and # more" />
        </p>
      )}
    </div>
  );
}
