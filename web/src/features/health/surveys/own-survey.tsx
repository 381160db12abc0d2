import { saveSurveyResponse } from "@anteroom/contract/appointment/surveys";
import { flatItems, hasControl } from "@anteroom/domain/health/questionnaire/item-facts";
import { layoutOf } from "@anteroom/domain/health/questionnaire/layout";
import type { Answers, Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { canonicalOf, responseOf } from "@anteroom/domain/health/questionnaire/response";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { usePreload } from "../../../ui/lazy.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { typedTextsOf } from "../../../shared/questionnaire/typed-texts-of.ts";
import { LazyContactOptions } from "../../../shared/questionnaire/lazy-contact-options.tsx";
import { QuestionnaireForm } from "../../../shared/questionnaire/questionnaire-form.tsx";
import { useQuestionnaireDraft } from "../../../shared/questionnaire/use-questionnaire-draft.ts";
import { surveysKey } from "./follow-surveys.ts";
import { SurveyIntro } from "./survey-intro.tsx";
import type { SurveyLink } from "./use-survey.ts";

type Props = {
  link: SurveyLink;
  questionnaire: Questionnaire;
  onSent: (ownWords: readonly string[]) => void;
};

/**
 * Renders a survey filled in here: introduction, questions, submission. Answers are a draft on this device
 * until sent with the consent; then it is erased and `onSent` receives the typed texts. A failed send keeps
 * it; a session that is no longer valid is ended.
 */
export function OwnSurvey({ link, questionnaire, onSent }: Props) {
  usePreload(hasContactAdvice(questionnaire) ? [LazyContactOptions] : []);
  const session = useSession();
  const answerer = session.kind === "signed-in" ? session.profile.id : "guest";
  const form = ["survey", link.action_name, link.actionable_id, link.project_id].join("-");
  const draft = useQuestionnaireDraft({ form, version: canonicalOf(questionnaire), answerer });
  const [hasBegun, setBegun] = useState(false);
  const sending = useSending({ link, questionnaire }, () => {
    const ownWords = typedTextsOf(questionnaire, draft.answers);
    draft.forget();
    onSent(ownWords);
  });
  const clinic = useClinic().manifest?.name ?? "";
  const isNew = draft.at === null && Object.keys(draft.answers).length === 0;
  if (!hasBegun && isNew) return <SurveyIntro {...{ link, questionnaire }} onBegin={() => setBegun(true)} />;
  return (
    <QuestionnaireForm
      layout={layoutOf(questionnaire.item)}
      questionnaire={questionnaire}
      answers={draft.answers}
      at={draft.at}
      onChange={draft.keep}
      takesFocus={hasBegun}
      agreement={
        <Trans>
          I agree that {clinic} keeps these answers in my record. My doctor and the clinic can read them.
        </Trans>
      }
      submit={<Trans>Send my answers</Trans>}
      isPending={sending.isPending}
      trouble={sending.failure && <SendTrouble failure={sending.failure} />}
      onDone={(answers) => void sending.send(answers)}
    />
  );
}

/** Returns whether an answer can lead to advice to call, whose numbers must be shown offline too. */
const hasContactAdvice = ({ item }: Questionnaire) =>
  flatItems(item).some((one) => hasControl(one, "contact"));

function useSending({ link, questionnaire }: Pick<Props, "link" | "questionnaire">, onSaved: () => void) {
  const { api, clock, session } = useApp();
  const queries = useQueryClient();
  const language = useLocale();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (answers: Answers) => {
    if (isPending) return;
    setPending(true);
    const now = new Date(clock.now()).toISOString();
    const response = responseOf(questionnaire, answers, { authored: now, language });
    const answer = await api.call(saveSurveyResponse, { body: { ...link, response, consented_at: now } });
    setPending(false);
    setFailure(answer.isOk ? null : answer.failure);
    if (answer.isOk) onSaved();
    else if (answer.failure.code === "unauthenticated" && session.token() !== null) await session.end(null);
    // Answers kept before, or by another tab: the page says so.
    if (answer.isOk || answer.failure.code === "already_answered")
      await queries.invalidateQueries({ queryKey: surveysKey });
  };
  return { send, isPending, failure };
}

function SendTrouble({ failure }: { failure: Failure }) {
  const { title, detail } = useFailureText({ isSaved: true })(failure);
  return (
    <Banner tone="warn" role="alert">
      <span className="b">{title}</span> {detail}
    </Banner>
  );
}
