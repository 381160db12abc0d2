import { pagesOf, questionPlace } from "@anteroom/domain/health/questionnaire/pages";
import { answerProblems } from "@anteroom/domain/health/questionnaire/slips";
import { flatItems } from "@anteroom/domain/health/questionnaire/item-facts";
import { useState } from "react";
import { OneQuestion } from "./one-question.tsx";
import type { FormProps } from "./form-props.ts";
import { ReviewAnswers } from "./review-answers.tsx";
import { useFormAnswers } from "./use-filling.ts";
import { useQuestionHistory } from "./use-question-history.ts";

/** The page after the last question, where all answers are read back. */
const review = "review";

/**
 * Renders one question a page, then a review of all answers, then submission. "Next" on a page with errors
 * only shows them; `onDone` is called with complete answers only. The browser's back and forward go from page to page.
 */
export function QuestionPages(props: FormProps) {
  const { questionnaire, answers, at = null, onChange, onDone } = props;
  const [isChanging, setChanging] = useState(props.isChanging ?? false);
  const [hasMoved, setMoved] = useState(props.takesFocus ?? false);
  const pages = pagesOf(questionnaire.item, answers);
  const index =
    at === review
      ? pages.length
      : Math.max(
          0,
          pages.findIndex(({ id }) => id === at),
        );
  const page = pages[index];
  const filling = useFormAnswers(questionnaire, answers, (next) =>
    onChange({ answers: next, at: page?.id ?? review }),
  );
  const show = (id: string) => {
    setMoved(true);
    onChange({ answers, at: id });
  };
  const entries = useQuestionHistory(page?.id ?? review, [...pages.map(({ id }) => id), review], show);
  const go = (id: string = review) => {
    entries.push(id);
    show(id);
  };
  const goBack = (id: string | undefined) => id !== undefined && entries.back(id);
  const firstUnready = () => {
    const [slip] = answerProblems(questionnaire.item, answers);
    return pages.find(({ items }) => flatItems(items).some(({ linkId }) => linkId === slip?.linkId));
  };
  if (!page)
    return (
      <ReviewAnswers
        {...props}
        pages={pages}
        takesFocus={hasMoved}
        onBack={() => goBack(pages.at(-1)?.id)}
        onPage={(id) => {
          setChanging(true);
          go(id);
        }}
        onSend={() => {
          const unready = firstUnready();
          if (!unready) return onDone(answers);
          filling.look(unready.items);
          go(unready.id);
        }}
      />
    );
  const next = () => {
    if (filling.look(page.items).length > 0) return;
    // Who changes one answer comes back to all of them, unless the change brings a question that must be answered.
    if (isChanging) return go(firstUnready()?.id);
    go(pages[index + 1]?.id);
  };
  return (
    <OneQuestion
      key={page.id}
      {...props}
      {...{ page, index, filling, isChanging }}
      total={pages.length}
      place={questionPlace(questionnaire.item, pages, index)}
      takesFocus={hasMoved}
      onNext={next}
      onBack={index > 0 ? () => goBack(pages[index - 1]?.id) : undefined}
    />
  );
}
