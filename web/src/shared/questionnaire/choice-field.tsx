import { isExclusive } from "@anteroom/domain/health/questionnaire/item-facts";
import type { AnswerOption, AnswerValue } from "@anteroom/domain/health/questionnaire/questionnaire";
import { useLingui } from "@lingui/react/macro";
import { Choice } from "../../ui/form/choice.tsx";
import { FieldGroup } from "../../ui/form/field.tsx";
import { fieldIdOf, hintOf, QuestionText, type QuestionProps } from "./field-parts.tsx";
import { QuestionnaireText } from "./questionnaire-text.tsx";
import { useSlipMessages } from "./use-slip-messages.ts";

/**
 * Renders a question with choices; radio buttons, or checkboxes where it repeats. A choice that excludes
 * others removes them. `onAnswer` receives the codes.
 */
export function ChoiceField(props: QuestionProps) {
  const { item, words, values, onAnswer } = props;
  const toggle = (option: AnswerOption, isOn: boolean) => {
    const { code } = option.valueCoding;
    if (!item.repeats) return onAnswer([code]);
    onAnswer(
      isOn ? withChosen(item.answerOption ?? [], values, option) : values.filter((one) => one !== code),
    );
  };
  return (
    <QuestionGroup {...props}>
      {item.answerOption?.map((option) => (
        <Choice
          key={option.valueCoding.code}
          type={item.repeats ? "checkbox" : "radio"}
          name={item.linkId}
          value={option.valueCoding.code}
          title={<QuestionnaireText words={words.coding(option.valueCoding)} />}
          checked={values.includes(option.valueCoding.code)}
          onChange={(event) => toggle(option, event.currentTarget.checked)}
        />
      ))}
    </QuestionGroup>
  );
}

/** Renders a yes/no question; `onAnswer` receives a boolean. */
export function YesNoField(props: QuestionProps) {
  const { t } = useLingui();
  const { item, values, onAnswer } = props;
  const answers = [
    { value: true, title: t`Yes` },
    { value: false, title: t`No` },
  ];
  return (
    <QuestionGroup {...props}>
      {answers.map(({ value, title }) => (
        <Choice
          key={title}
          name={item.linkId}
          value={String(value)}
          title={title}
          checked={values[0] === value}
          onChange={() => onAnswer([value])}
        />
      ))}
    </QuestionGroup>
  );
}

/** Renders label, hint and error of a question answered by several controls (`children`). */
export function QuestionGroup({ children, ...props }: QuestionProps & { children: React.ReactNode }) {
  const say = useSlipMessages();
  const { item, slip } = props;
  return (
    <FieldGroup
      id={fieldIdOf(item.linkId)}
      label={<QuestionText {...props} />}
      hint={hintOf(props)}
      error={slip && say(item, slip)}
    >
      {children}
    </FieldGroup>
  );
}

/** An exclusive option removes all others; any other choice removes it. */
function withChosen(
  options: readonly AnswerOption[],
  values: readonly AnswerValue[],
  chosen: AnswerOption,
): readonly AnswerValue[] {
  const { code } = chosen.valueCoding;
  if (isExclusive(chosen)) return [code];
  const alone = new Set(options.filter(isExclusive).map(({ valueCoding }) => valueCoding.code));
  const retained = new Set([...values.filter((value) => !alone.has(String(value))), code]);
  return options.map(({ valueCoding }) => valueCoding.code).filter((one) => retained.has(one));
}
