import { enabledItems } from "@anteroom/domain/health/questionnaire/enabled";
import { labelsOf } from "@anteroom/domain/health/questionnaire/labels";
import { useEffect, useRef, useState } from "react";
import { AppForm } from "../../platform/forms/form.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { StickyFoot } from "../../ui/sticky-foot.tsx";
import { useAgreement } from "./agreement.tsx";
import { QuestionErrors } from "./question-errors.tsx";
import { QuestionItem } from "./question-item.tsx";
import type { FormProps } from "./form-props.ts";
import { QuestionnaireText } from "./questionnaire-text.tsx";
import { useFormAnswers } from "./use-filling.ts";
import styles from "./questionnaire.module.css";

/**
 * Renders the whole questionnaire on one page. `onDone` is called with complete answers only, once the
 * agreement is ticked.
 */
export function WholeForm(props: FormProps) {
  const { questionnaire, answers, onChange, onDone, submit, isPending = false, trouble, foot } = props;
  const words = labelsOf(questionnaire, useLocale());
  const filling = useFormAnswers(questionnaire, answers, (next) => onChange({ answers: next, at: null }));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (props.takesFocus) title.current?.focus();
  }, [props.takesFocus]);
  const agreement = useAgreement(props.agreement);
  // A summary takes the focus: none appears while the last of the wrong answers is mended.
  const [isAgreementAlone, setAgreementAlone] = useState(false);
  const send = () => {
    const isGiven = agreement.isGiven(); // looked at in any case: everything that is missing is shown at once
    const isAnswered = filling.look().length === 0;
    setAgreementAlone(isAnswered);
    if (isAnswered && isGiven) onDone(answers);
  };
  return (
    <AppForm className={styles["form"]} onSend={send}>
      <div className={styles["above"]}>
        <h1 ref={title} tabIndex={-1}>
          <QuestionnaireText words={words.title} />
        </h1>
        {words.description && (
          <p className="muted">
            <QuestionnaireText words={words.description} />
          </p>
        )}
      </div>
      <QuestionErrors
        key={filling.attempt}
        items={questionnaire.item}
        words={words}
        slips={filling.slips}
        others={agreement.errors}
      />
      {isAgreementAlone && agreement.summary}
      {enabledItems(questionnaire.item, answers).map((item) => (
        <QuestionItem
          key={item.linkId}
          {...{ item, words, answers }}
          slips={filling.slips}
          onAnswer={filling.answer}
        />
      ))}
      {agreement.field}
      {trouble}
      <StickyFoot>
        <Button type="submit" isPending={isPending}>
          {submit}
        </Button>
      </StickyFoot>
      {foot}
    </AppForm>
  );
}
