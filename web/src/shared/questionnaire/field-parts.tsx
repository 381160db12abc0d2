import { innerTextOf } from "@anteroom/domain/health/questionnaire/item-facts";
import type { AnswerValue, QuestionnaireItem } from "@anteroom/domain/health/questionnaire/questionnaire";
import type { AnswerProblemKind } from "@anteroom/domain/health/questionnaire/slips";
import type { QuestionnaireLabels } from "@anteroom/domain/health/questionnaire/labels";
import { Trans } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import { QuestionnaireText } from "./questionnaire-text.tsx";
import styles from "./questionnaire.module.css";

/** Props of each kind of question. */
export type QuestionProps = {
  item: QuestionnaireItem;
  words: QuestionnaireLabels;
  values: readonly AnswerValue[];
  onAnswer: (values: readonly AnswerValue[]) => void;
  slip?: AnswerProblemKind | undefined;
  /** Set where the question is the page's heading, which takes the focus. */
  heading?: Ref<HTMLHeadingElement> | undefined;
};

/** Returns the id of a question's field, for the error summary. */
export function fieldIdOf(linkId: string): string {
  return `question-${linkId}`;
}

/** The question as the page's heading or the field's label. */
export function QuestionText({ item, words, heading }: Pick<QuestionProps, "item" | "words" | "heading">) {
  const text = <QuestionnaireText words={words.item(item)} />;
  if (heading)
    return (
      <h1 ref={heading} tabIndex={-1} className={styles["heading"]}>
        {text}
      </h1>
    );
  return (
    <>
      {text}
      {!item.required && (
        <span className={styles["optional"]}>
          {" "}
          <Trans>(optional)</Trans>
        </span>
      )}
    </>
  );
}

/**
 * Returns the hint of a question, with "You can leave this empty" on a page of its own; undefined without
 * one.
 */
export function hintOf({ item, words, heading }: QuestionProps): ReactNode {
  const help = innerTextOf(item, "help");
  const isFree = heading !== undefined && !item.required;
  if (!help && !isFree) return undefined;
  return (
    <>
      {help && <QuestionnaireText words={words.item(help)} />}{" "}
      {isFree && <Trans>You can leave this empty.</Trans>}
    </>
  );
}
