import type {
  Answers,
  AnswerValue,
  Questionnaire,
  QuestionnaireItem,
} from "@anteroom/domain/health/questionnaire/questionnaire";
import { flatItems } from "@anteroom/domain/health/questionnaire/item-facts";
import { answerProblems, type AnswerProblem } from "@anteroom/domain/health/questionnaire/slips";
import { useState } from "react";

/**
 * Returns `answer` to change an answer (by `onAnswers`; it removes that question's error), `look` to check
 * answers of enabled items and show the errors, which it returns, and the errors of the last check (`slips`).
 * The answers stay with the caller.
 */
export function useFormAnswers(
  questionnaire: Questionnaire,
  answers: Answers,
  onAnswers: (answers: Answers) => void,
) {
  const [slips, setSlips] = useState<readonly AnswerProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  return {
    slips,
    /** A new one for each look, so that the summary takes the focus again. */
    attempt,
    answer: (linkId: string, values: readonly AnswerValue[]) => {
      setSlips((before) => before.filter((slip) => slip.linkId !== linkId));
      onAnswers({ ...answers, [linkId]: values });
    },
    /** Looks at the answers of these items, or of all; what is wrong is shown. */
    look: (items?: readonly QuestionnaireItem[]): readonly AnswerProblem[] => {
      const among = items && new Set(flatItems(items).map(({ linkId }) => linkId));
      const found = answerProblems(questionnaire.item, answers).filter(
        ({ linkId }) => among?.has(linkId) ?? true,
      );
      setSlips(found);
      setAttempt((count) => count + 1);
      return found;
    },
  };
}
