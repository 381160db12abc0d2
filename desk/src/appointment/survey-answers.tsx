import { clinicListSurveyResponses, clinicListSurveyTemplates } from "@anteroom/client/operations";
import type { ClinicSurveyTemplate, SurveyResponse } from "@anteroom/client/schemas";
import { labelsOf } from "@anteroom/domain/health/questionnaire/labels";
import type { Questionnaire, QuestionnaireItem } from "@anteroom/domain/health/questionnaire/questionnaire";
import { canonicalOf } from "@anteroom/domain/health/questionnaire/response";
import { listSeparator } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import { usePresentMinute } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import styles from "./glance.module.css";
import { AppointmentPart } from "./part.tsx";

/** The longest span that the clinic's API answers for, in ms. */
const span = 31 * 86_400_000;
const minute = 60_000;

/**
 * Fetches the clinic's survey answers of the last 31 days and lists this patient's, in the desk's language
 * where the answered version of the template is known; else with ids.
 */
export function SurveyAnswers({ patientId }: { patientId: number }) {
  const now = usePresentMinute();
  // The same question for the whole hour: each new one would be fetched anew.
  const to = Math.ceil(now / (60 * minute)) * 60 * minute;
  const query = { from: new Date(to - span).toISOString(), to: new Date(to).toISOString() };
  const { data, failure, ask } = useApiAnswer(clinicListSurveyResponses, { query });
  const templates = useApiAnswer(clinicListSurveyTemplates, { query: {} });
  const found = data?.data.collection.filter(({ patient_id: id }) => id === patientId) ?? [];
  return (
    <AppointmentPart
      title={<Trans>Surveys</Trans>}
      isEmpty={data && found.length === 0}
      nothing={<Trans>The patient has answered none in the last month.</Trans>}
      failure={failure}
      onRetry={ask}
    >
      <ul className={styles["list"]}>
        {found.map((one) => (
          <Survey key={one.id} response={one} templates={templates.data?.data.collection ?? []} />
        ))}
      </ul>
    </AppointmentPart>
  );
}

type SurveyProps = { response: SurveyResponse; templates: readonly ClinicSurveyTemplate[] };

function Survey({ response, templates }: SurveyProps) {
  const { t } = useLingui();
  const { dayOf, locale } = useTimes();
  // The version that was answered: a later one may ask something else under the same name.
  const questionnaire =
    templates
      .map((one) => one.questionnaire as Questionnaire) // JSON has no undefined
      .find((one) => canonicalOf(one) === response.response.questionnaire) ?? null;
  const labels = questionnaire && labelsOf(questionnaire, locale);
  const questions = flat(questionnaire?.item ?? []);
  const labelOf = (
    answer: NonNullable<SurveyResponse["response"]["item"][number]["answer"]>[number],
    question?: QuestionnaireItem,
  ) => {
    if ("valueBoolean" in answer) return answer.valueBoolean ? t`Yes` : t`No`;
    if ("valueInteger" in answer) return String(answer.valueInteger);
    if ("valueDecimal" in answer) return String(answer.valueDecimal);
    if ("valueDate" in answer) return answer.valueDate;
    if ("valueString" in answer) return answer.valueString;
    const { code, display } = answer.valueCoding;
    const option = question?.answerOption?.find(({ valueCoding }) => valueCoding.code === code);
    return (option && labels?.coding(option.valueCoding).text) ?? display ?? code;
  };
  return (
    <li>
      <p>
        <bdi>{labels?.title.text ?? response.template}</bdi>
        {listSeparator(locale)}
        {dayOf(response.answered_at)}
      </p>
      <ul className="dots sm">
        {flat(response.response.item).map(({ linkId, answer = [] }) => {
          const question = questions.find((one) => one.linkId === linkId);
          if (answer.length === 0) return null;
          return (
            <li key={linkId}>
              <bdi>{(question && labels?.item(question).text) ?? linkId}</bdi>:{" "}
              <bdi className="b">
                {answer.map((one) => labelOf(one, question)).join(listSeparator(locale))}
              </bdi>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function flat<T extends { item?: readonly T[] | undefined }>(items: readonly T[]): T[] {
  return items.flatMap((one) => [one, ...flat(one.item ?? [])]);
}
