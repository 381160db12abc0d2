import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { optionOf, unitOf } from "@anteroom/domain/health/questionnaire/item-facts";
import type { AnswerValue, QuestionnaireItem } from "@anteroom/domain/health/questionnaire/questionnaire";
import type { QuestionnaireLabels } from "@anteroom/domain/health/questionnaire/labels";
import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { useLocale } from "../../platform/i18n/locale.ts";
import { QuestionnaireText } from "./questionnaire-text.tsx";

type Props = { item: QuestionnaireItem; words: QuestionnaireLabels; values: readonly AnswerValue[] };

/** Renders an answer in words, several below each other; "Not answered" for none. */
export function AnswerText({ item, words, values }: Props) {
  if (values.length === 0 || values[0] === "")
    return (
      <span className="muted">
        <Trans>Not answered</Trans>
      </span>
    );
  return values.map((value, index) => (
    <Fragment key={String(value)}>
      {index > 0 && <br />}
      <OneAnswer {...{ item, words, value }} />
    </Fragment>
  ));
}

function OneAnswer({ item, words, value }: Omit<Props, "values"> & { value: AnswerValue }) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const option = optionOf(item, value);
  const unit = unitOf(item);
  if (option) return <QuestionnaireText words={words.coding(option.valueCoding)} />;
  if (typeof value === "boolean") return value ? t`Yes` : t`No`;
  if (typeof value === "number")
    return (
      <>
        <bdi dir="ltr">{i18n.number(value)}</bdi> {unit && <QuestionnaireText words={words.coding(unit)} />}
      </>
    );
  if (item.type === "date") return <bdi>{formatDate(value, locale)}</bdi>;
  return <span dir="auto">{value}</span>;
}
