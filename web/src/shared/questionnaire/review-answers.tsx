import { flatItems, isQuestion } from "@anteroom/domain/health/questionnaire/item-facts";
import type { QuestionPage } from "@anteroom/domain/health/questionnaire/pages";
import { labelsOf } from "@anteroom/domain/health/questionnaire/labels";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { AppForm } from "../../platform/forms/form.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { sheetClass } from "../../ui/overlay/sheet.tsx";
import { StickyFoot } from "../../ui/sticky-foot.tsx";
import { SummaryList, SummaryRow } from "../../ui/card/summary-list.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import { useAgreement } from "./agreement.tsx";
import { CrisisWatch } from "../urgent/crisis-watch.tsx";
import { AnswerText } from "./answer-text.tsx";
import { BackButton } from "./back-button.tsx";
import type { FormProps } from "./form-props.ts";
import { typedTextsOf } from "./typed-texts-of.ts";
import { QuestionnaireText } from "./questionnaire-text.tsx";
import styles from "./questionnaire.module.css";

type Props = Pick<
  FormProps,
  "questionnaire" | "answers" | "submit" | "isPending" | "agreement" | "trouble" | "foot"
> & {
  pages: readonly QuestionPage[];
  takesFocus: boolean;
  onBack: () => void;
  onPage: (id: string) => void;
  onSend: () => void;
};

/**
 * Renders all answers with buttons to change them (`onPage`), help for danger words in them, the agreement
 * and the submit button. `onSend` is called only once the agreement is ticked; it must check the answers.
 */
export function ReviewAnswers(props: Props) {
  const { questionnaire, answers, pages, submit, isPending = false, trouble, foot } = props;
  const words = labelsOf(questionnaire, useLocale());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (props.takesFocus) heading.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page appears
  }, []);
  const agreement = useAgreement(props.agreement);
  const send = () => {
    if (agreement.isGiven()) props.onSend();
  };
  const rows = pages.flatMap(({ id, items }) =>
    flatItems(items)
      .filter(isQuestion)
      .map((item) => ({ id, item })),
  );
  return (
    <AppForm className={styles["page"]} onSend={send}>
      <div className={styles["above"]}>
        <BackButton onPress={props.onBack}>
          <Trans>Previous question</Trans>
        </BackButton>
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Check your answers</Trans>
        </h1>
      </div>
      {agreement.summary}
      <CrisisWatch text="" earlier={typedTextsOf(questionnaire, answers)} />
      <div className={sheetClass()}>
        <SummaryList>
          {rows.map(({ id, item }) => (
            <SummaryRow
              key={item.linkId}
              term={<QuestionnaireText words={words.item(item)} />}
              action={
                <button
                  type="button"
                  className={`${textLinkClass()} ${styles["back"]}`}
                  onClick={() => props.onPage(id)}
                >
                  <Trans>Change</Trans>
                  <span className="vh">
                    {" "}
                    <QuestionnaireText words={words.item(item)} />
                  </span>
                </button>
              }
            >
              <AnswerText {...{ item, words }} values={answers[item.linkId] ?? []} />
            </SummaryRow>
          ))}
        </SummaryList>
      </div>
      {agreement.field}
      {trouble}
      <div className={styles["rest"]} />
      <StickyFoot>
        <Button type="submit" isPending={isPending}>
          {submit}
        </Button>
      </StickyFoot>
      {foot}
    </AppForm>
  );
}
