import { saveHealthAssessment } from "@anteroom/contract/health/health-assessment";
import type { Answers } from "@anteroom/domain/health/questionnaire/questionnaire";
import { responseOf } from "@anteroom/domain/health/questionnaire/response";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useSession } from "../../../platform/app-context.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import type { useQuestionnaireDraft } from "../../../shared/questionnaire/use-questionnaire-draft.ts";
import { useQuestionnaire } from "./questionnaire-context.ts";
import { storeAssessment } from "./stored-assessment.ts";
import { pastKey } from "./result/use-past-assessments.ts";
import { consentedAtOf, subjectIdOf } from "./subject.ts";

/**
 * Returns `finish`, which saves the answers on the server if agreed to, else stores them on this device for
 * an hour; then leads to the result and erases the draft. Does nothing unless signed in. A failed save keeps
 * the draft; a repeated one is the same assessment.
 */
export function useFinishAssessment(draft: Pick<ReturnType<typeof useQuestionnaireDraft>, "forget">) {
  const questionnaire = useQuestionnaire();
  const { api, clock, storage, navigate } = useApp();
  const session = useSession();
  const locale = useLocale();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The same however often it is sent: a lost answer does not make two assessments. */
  const authored = useRef<string | null>(null);
  const finish = async (answers: Answers) => {
    if (session.kind !== "signed-in") return;
    authored.current ??= new Date(clock.now()).toISOString();
    const response = responseOf(questionnaire, answers, { authored: authored.current, language: locale });
    const consentedAt = consentedAtOf(answers);
    const patientId = subjectIdOf(answers) ?? session.profile.id;
    if (consentedAt === null)
      storeAssessment(storage, session.profile.id, { response, patientId }, clock.now());
    else {
      setPending(true);
      setFailure(null);
      const answer = await api.call(saveHealthAssessment, {
        body: { patient_id: patientId, response, consented_at: consentedAt },
      });
      setPending(false);
      if (!answer.isOk) return setFailure(answer.failure);
      await queries.invalidateQueries({ queryKey: pastKey });
    }
    await navigate("/health-assessment/results");
    draft.forget();
  };
  return { finish, isPending, failure };
}
