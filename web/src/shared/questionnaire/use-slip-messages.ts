import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { boundsOf } from "@anteroom/domain/health/questionnaire/item-facts";
import type { QuestionnaireItem } from "@anteroom/domain/health/questionnaire/questionnaire";
import { maxAnswerLength, type AnswerProblemKind } from "@anteroom/domain/health/questionnaire/slips";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../platform/i18n/locale.ts";

/** Returns a function that says what is wrong with an answer and what to do, with the limits of the item. */
export function useSlipMessages(): (item: QuestionnaireItem, kind: AnswerProblemKind) => string {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const shown = (bound: string | number | null) =>
    typeof bound === "string" ? formatDate(bound, locale) : bound === null ? "" : i18n.number(bound);
  return (item, kind) => {
    const { min, max } = boundsOf(item);
    const [least, most, characters] = [shown(min), shown(max), maxAnswerLength(item)];
    switch (kind) {
      case "missing":
        return missing(item);
      case "not-a-number":
        return t`Enter a number, in figures.`;
      case "not-whole":
        return t`Enter a whole number.`;
      case "too-small":
        return t`Enter ${least} or more.`;
      case "too-large":
        return t`Enter ${most} or less.`;
      case "too-long":
        return t`Use at most ${characters} characters.`;
      case "not-a-date":
        return t`Enter a real date.`;
      case "too-early":
        return t`Enter ${least} or a later date.`;
      case "too-late":
        return t`Enter ${most} or an earlier date.`;
      case "excludes-others":
        return t`Choose either this answer or the others.`;
      case "one-only":
      case "not-a-choice":
      case "not-yes-or-no":
        return t`Choose one of the answers.`;
    }
  };
  function missing({ type, repeats }: QuestionnaireItem): string {
    if (type === "choice" && repeats) return t`Choose one answer or more.`;
    if (type === "integer" || type === "decimal") return t`Enter a number.`;
    if (type === "date") return t`Enter the day, month and year.`;
    if (type === "string" || type === "text") return t`Enter a few words.`;
    return t`Choose an answer.`;
  }
}
