import { canonicalOf } from "@anteroom/domain/health/questionnaire/response";
import { useApp, useSession } from "../../../platform/app-context.tsx";
import { useQuestionnaireDraft } from "../../../shared/questionnaire/use-questionnaire-draft.ts";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useQuestionnaire } from "./questionnaire-context.ts";
import { officialWordings } from "./shown-questionnaire.ts";
import { draftKeys } from "./subject.ts";
import type { FinishedAssessment } from "./result/use-past-assessments.ts";

/** Passed to `useChangeAnswers` to add areas; answered questions are not repeated. */
export const addAreas = Symbol("add areas");

/**
 * Returns a function that replaces the stored draft by a result's answers and leads to the questionnaire: at
 * its start, at one `page` (a link id), or with more areas (`addAreas`). The earlier result stays unchanged.
 * The draft has the consent to save, as of now, where that result was saved.
 */
export function useChangeAnswers({
  answers,
  patientId,
  id,
}: FinishedAssessment): (page?: string | typeof addAreas) => Promise<void> {
  const locale = useLocale();
  const questionnaire = useQuestionnaire();
  const { navigate, clock } = useApp();
  const session = useSession();
  const draft = useQuestionnaireDraft({
    form: questionnaire.id,
    version: canonicalOf(questionnaire),
    answerer: session.kind === "signed-in" ? session.profile.id : "guest",
  });
  return async (wish) => {
    const page = wish === addAreas ? undefined : wish;
    const known = wish === addAreas ? Object.keys(answers).filter((name) => name !== "areas") : [];
    const consented = id === null ? [] : [new Date(clock.now()).toISOString()];
    draft.keep({
      answers: {
        // An area that is new now is read in the words of the page, where they are official ones.
        ...officialWordings(questionnaire, locale),
        ...answers,
        [draftKeys.known]: known,
        [draftKeys.subject]: [patientId],
        [draftKeys.consentedAt]: consented,
        [draftKeys.mended]: page === undefined ? [] : [page],
      },
      at: page ?? questionnaire.item[0]?.linkId ?? null,
    });
    await navigate("/health-assessment");
  };
}
