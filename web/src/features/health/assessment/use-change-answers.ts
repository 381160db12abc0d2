import { canonicalOf } from "@anteroom/domain/health/questionnaire/response";
import { useApp, useSession } from "../../../platform/app-context.tsx";
import { useQuestionnaireDraft } from "../../../shared/questionnaire/use-questionnaire-draft.ts";
import { useQuestionnaire } from "./questionnaire-context.ts";
import { settled } from "./subject.ts";
import type { Finished } from "./result/use-past-assessments.ts";

/** Goes through the same answers again, or mends the one of a page and comes back to all: the earlier result stays as it is. */
export function useChangeAnswers({ answers, patientId, id }: Finished): (page?: string) => Promise<void> {
  const questionnaire = useQuestionnaire();
  const { navigate, clock } = useApp();
  const session = useSession();
  const draft = useQuestionnaireDraft({
    form: questionnaire.id,
    version: canonicalOf(questionnaire),
    answerer: session.kind === "signed-in" ? session.profile.id : "guest",
  });
  return async (page) => {
    const consented = id === null ? [] : [new Date(clock.now()).toISOString()];
    draft.keep({
      answers: {
        ...answers,
        [settled.subject]: [patientId],
        [settled.consentedAt]: consented,
        [settled.mended]: page === undefined ? [] : [page],
      },
      at: page ?? questionnaire.item[0]?.linkId ?? null,
    });
    await navigate("/health-assessment");
  };
}
