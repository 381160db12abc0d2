import type { QuestionPlace, QuestionPage } from "@anteroom/domain/health/questionnaire/pages";
import { labelsOf } from "@anteroom/domain/health/questionnaire/labels";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { AppForm } from "../../platform/forms/form.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { Steps } from "../../ui/form/steps.tsx";
import { StickyFoot } from "../../ui/sticky-foot.tsx";
import { BackButton } from "./back-button.tsx";
import { QuestionErrors } from "./question-errors.tsx";
import { QuestionItem } from "./question-item.tsx";
import type { FormProps } from "./form-props.ts";
import { QuestionnaireText } from "./questionnaire-text.tsx";
import type { useFormAnswers } from "./use-filling.ts";
import styles from "./questionnaire.module.css";

type Props = Pick<FormProps, "questionnaire" | "answers" | "foot"> & {
  page: QuestionPage;
  index: number;
  total: number;
  /** Where questions come and go with the answers: the parts are counted in place of the questions. */
  place: QuestionPlace | null;
  filling: ReturnType<typeof useFormAnswers>;
  /** The person has seen all answers and changes this one. */
  isChanging: boolean;
  takesFocus: boolean;
  onNext: () => void;
  onBack: (() => void) | undefined;
};

/**
 * Renders one page of the form: progress, question, errors of the last check, Continue. Focuses its heading
 * at first if `takesFocus`. `onNext` must check the answers; no `onBack`: no back link.
 */
export function OneQuestion(props: Props) {
  const { questionnaire, answers, page, index, total, place, filling, isChanging, onNext, onBack, foot } =
    props;
  const { t } = useLingui();
  const words = labelsOf(questionnaire, useLocale());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (props.takesFocus && filling.slips.length === 0) heading.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page appears; then the errors take it
  }, []);
  const requested = page.items.find(({ type }) => type !== "display");
  const number = index + 1;
  return (
    <AppForm className={styles["page"]} onSend={onNext}>
      <div className={styles["above"]}>
        {onBack && (
          <BackButton onPress={onBack}>
            <Trans>Previous question</Trans>
          </BackButton>
        )}
        <p className="sm muted">
          <QuestionnaireText words={page.group ? words.item(page.group) : words.title} />
        </p>
        <Steps current={place?.part ?? number} total={place?.parts ?? total}>
          {place
            ? t`Part ${place.part} of ${place.parts}, question ${place.within}`
            : t`Question ${number} of ${total}`}
        </Steps>
      </div>
      <QuestionErrors key={filling.attempt} items={page.items} words={words} slips={filling.slips} />
      {page.items.map((item) => (
        <QuestionItem
          key={item.linkId}
          {...{ item, words, answers }}
          slips={filling.slips}
          onAnswer={filling.answer}
          heading={item === requested ? heading : undefined}
        />
      ))}
      <div className={styles["rest"]} />
      <StickyFoot>
        <Button type="submit">
          {isChanging ? <Trans>Save this answer</Trans> : <Trans>Continue</Trans>}
        </Button>
      </StickyFoot>
      {foot}
    </AppForm>
  );
}
