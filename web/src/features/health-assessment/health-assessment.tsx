import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import { canonicalOf } from "@anteroom/domain/questionnaire/response";
import { useSession } from "../../platform/app-context.tsx";
import { useQuestionnaireDraft } from "../questionnaire/use-questionnaire-draft.ts";
import { AssessmentIntro } from "./assessment-intro.tsx";
import { AssessmentQuestions } from "./assessment-questions.tsx";

/** `/health-assessment`: what it is, for whom, then one question a page (S2.R27). */
export function HealthAssessment() {
  const session = useSession();
  if (session.kind !== "signed-in") return null; // the route's guard sends away
  return <OwnAssessment key={session.profile.id} patientId={session.profile.id} />;
}

function OwnAssessment({ patientId }: { patientId: number }) {
  const draft = useQuestionnaireDraft({
    form: healthAssessment.id,
    version: canonicalOf(healthAssessment),
    answerer: patientId,
  });
  if (draft.at === null)
    return (
      <AssessmentIntro
        onStart={(answers) => draft.keep({ answers, at: healthAssessment.item[0]?.linkId ?? "" })}
      />
    );
  return <AssessmentQuestions draft={draft} />;
}
