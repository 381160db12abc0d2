import { flatItems, hasControl, isQuestion, scaleOf } from "@anteroom/domain/health/questionnaire/item-facts";
import type {
  Answers,
  AnswerValue,
  QuestionnaireItem,
} from "@anteroom/domain/health/questionnaire/questionnaire";
import type { AnswerProblem } from "@anteroom/domain/health/questionnaire/slips";
import type { QuestionnaireLabels } from "@anteroom/domain/health/questionnaire/labels";
import { useId, type Ref } from "react";
import { ChoiceField, YesNoField } from "./choice-field.tsx";
import { DateField } from "./date-field.tsx";
import type { QuestionProps } from "./field-parts.tsx";
import { LazyContactOptions } from "./lazy-contact-options.tsx";
import { NumberField, TextAnswerField } from "./text-answer-field.tsx";
import { QuestionnaireText } from "./questionnaire-text.tsx";
import { ScaleField } from "./scale-field.tsx";
import styles from "./questionnaire.module.css";

type Props = {
  item: QuestionnaireItem;
  words: QuestionnaireLabels;
  answers: Answers;
  slips: readonly AnswerProblem[];
  onAnswer: (linkId: string, values: readonly AnswerValue[]) => void;
  heading?: Ref<HTMLHeadingElement> | undefined;
};

/**
 * Renders one questionnaire item: text, question with the field of its type, or group with all of its items.
 * A group without questions renders nothing. Does not check whether the item is enabled.
 */
export function QuestionItem({ item, heading, ...rest }: Props) {
  const { words, answers, slips, onAnswer } = rest;
  if (item.type === "display") return <Display {...{ item, words }} />;
  if (item.type === "group") return <Group {...{ item, heading }} {...rest} />;
  return (
    <Question
      {...{ item, words, heading }}
      values={answers[item.linkId] ?? []}
      slip={slips.find(({ linkId }) => linkId === item.linkId)?.kind}
      onAnswer={(values) => onAnswer(item.linkId, values)}
    />
  );
}

/** A text that asks nothing; where it advises to call, with whom to call. */
function Display({ item, words }: Pick<Props, "item" | "words">) {
  const text = (
    <p>
      <QuestionnaireText words={words.item(item)} />
    </p>
  );
  if (!hasControl(item, "contact")) return text;
  return (
    <div className="stack g3">
      {text}
      <LazyContactOptions.Part />
    </div>
  );
}

/** One question with the field its kind of answer needs. */
function Question(props: QuestionProps) {
  const { item } = props;
  switch (item.type) {
    case "choice":
      return <ChoiceField {...props} />;
    case "boolean":
      return <YesNoField {...props} />;
    case "integer":
      return scaleOf(item) ? <ScaleField {...props} /> : <NumberField {...props} />;
    case "decimal":
      return <NumberField {...props} />;
    case "date":
      return <DateField {...props} />;
    case "string":
    case "text":
      return <TextAnswerField {...props} />;
    case "group":
    case "display":
      return null; // ask nothing
  }
}

function Group({ item, heading, ...rest }: Props) {
  const id = useId();
  if (!flatItems(item.item ?? []).some(isQuestion)) return null;
  const text = <QuestionnaireText words={rest.words.item(item)} />;
  return (
    <section className={styles["group"]} aria-labelledby={id}>
      {heading ? (
        <h1 id={id} ref={heading} tabIndex={-1} className={styles["heading"]}>
          {text}
        </h1>
      ) : (
        <h2 id={id}>{text}</h2>
      )}
      {item.item?.map((inner) => (
        <QuestionItem key={inner.linkId} item={inner} {...rest} />
      ))}
    </section>
  );
}
