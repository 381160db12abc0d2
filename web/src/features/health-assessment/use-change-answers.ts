import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import { canonicalOf } from "@anteroom/domain/questionnaire/response";
import { useApp, useSession } from "../../platform/app-context.tsx";
import { useQuestionnaireDraft } from "../questionnaire/use-questionnaire-draft.ts";
import { settled } from "./subject.ts";
import type { Finished } from "./use-past-assessments.ts";

/** Goes through the same answers again: the earlier result stays as it is. */
export function useChangeAnswers({ answers, patientId, id }: Finished): () => Promise<void> {
  const { navigate, clock } = useApp();
  const session = useSession();
  const draft = useQuestionnaireDraft({
    form: healthAssessment.id,
    version: canonicalOf(healthAssessment),
    answerer: session.kind === "signed-in" ? session.profile.id : "guest",
  });
  return async () => {
    const consented = id === null ? [] : [new Date(clock.now()).toISOString()];
    draft.keep({
      answers: { ...answers, [settled.subject]: [patientId], [settled.consentedAt]: consented },
      at: healthAssessment.item[0]?.linkId ?? null,
    });
    await navigate("/health-assessment");
  };
}
