import type { Answers, Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { QuestionnaireForm } from "../../../shared/questionnaire/questionnaire-form.tsx";
import type { useQuestionnaireDraft } from "../../../shared/questionnaire/use-questionnaire-draft.ts";
import { CrisisPage } from "./crisis-page.tsx";
import { type Danger, dangersOf, isPressureDanger } from "./result/dangers-of.ts";
import { useQuestionnaire } from "./questionnaire-context.ts";
import { shownQuestionnaire } from "./shown-questionnaire.ts";
import { consentedAtOf, knownQuestionsOf, draftKeys } from "./subject.ts";
import { useFinishAssessment } from "./use-finish.ts";

/**
 * Renders the questions, one a page; each change goes to `draft`. A danger is shown in place of the next
 * question until it has been read. After the last page the answers are saved on the server if that was agreed
 * to, else kept on this device for an hour, and the result is opened.
 */
export function AssessmentQuestions({ draft }: { draft: ReturnType<typeof useQuestionnaireDraft> }) {
  const requested = useQuestionnaire();
  const locale = useLocale();
  const { answers, at, keep } = draft;
  const { finish, isPending, failure } = useFinishAssessment(draft);
  const [hasMoved, setMoved] = useState(false);
  const danger = unreadDanger(requested, { answers, at });
  if (danger)
    return (
      <CrisisPage
        danger={danger}
        answers={answers}
        onRead={() => {
          setMoved(true);
          keep({ answers: { ...answers, [readDanger]: [...(answers[readDanger] ?? []), danger] }, at });
        }}
      />
    );
  const questionnaire = shownQuestionnaire(requested, { locale, answers, known: knownQuestionsOf(answers) });
  return (
    <QuestionnaireForm
      layout="pages"
      {...{ questionnaire, answers, at, isPending }}
      takesFocus={hasMoved || at === requested.item[0]?.linkId}
      isChanging={(answers[draftKeys.mended] ?? []).length > 0}
      onChange={keep}
      onDone={(done) => void finish(done)}
      submit={
        consentedAtOf(answers) === null ? (
          <Trans>Show the result</Trans>
        ) : (
          <Trans>Save and show the result</Trans>
        )
      }
      trouble={failure && <Trouble failure={failure} />}
    />
  );
}

function Trouble({ failure }: { failure: Parameters<ReturnType<typeof useFailureText>>[0] }) {
  const { title, detail } = useFailureText({ isSaved: true })(failure);
  return (
    <Banner tone="stop" role="alert">
      <strong>{title}</strong> {detail}
    </Banner>
  );
}

/** Which danger its answerer has read; kept with the draft, so that neither a way back nor a reload passes it by. */
const readDanger = `${draftKeys.known}-danger`;

/** What the answers tell that does not wait, once the page it was answered on has been left. */
function unreadDanger(
  requested: Questionnaire,
  { answers, at }: { answers: Answers; at: string | null },
): Danger | null {
  const read = answers[readDanger] ?? [];
  const isStillThere = (danger: Danger) =>
    isPressureDanger(danger) ? at === "systolic" : at?.startsWith("phq8-") === true;
  return (
    dangersOf(requested, answers).find((danger) => !read.includes(danger) && !isStillThere(danger)) ?? null
  );
}
