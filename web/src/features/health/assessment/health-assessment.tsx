import { canonicalOf } from "@anteroom/domain/health/questionnaire/response";
import { useSession } from "../../../platform/app-context.tsx";
import { useQuestionnaireDraft } from "../../../shared/questionnaire/use-questionnaire-draft.ts";
import { AssessmentIntro } from "./assessment-intro.tsx";
import { AssessmentQuestions } from "./assessment-questions.tsx";
import { useQuestionnaire } from "./questionnaire-context.ts";
import { WithQuestions } from "./with-questions.tsx";

/**
 * `/health-assessment`: introduction, then one question a page (S2.R27), from the draft that this device
 * keeps of the patient's answers. Renders nothing unless signed in.
 */
export function HealthAssessment() {
  const session = useSession();
  if (session.kind !== "signed-in") return null; // the route's guard sends away
  return (
    <WithQuestions>
      <OwnAssessment key={session.profile.id} patientId={session.profile.id} />
    </WithQuestions>
  );
}

function OwnAssessment({ patientId }: { patientId: number }) {
  const questionnaire = useQuestionnaire();
  const draft = useQuestionnaireDraft({
    form: questionnaire.id,
    version: canonicalOf(questionnaire),
    answerer: patientId,
  });
  if (draft.at === null)
    return (
      <AssessmentIntro
        onStart={(answers) => draft.keep({ answers, at: questionnaire.item[0]?.linkId ?? "" })}
      />
    );
  return <AssessmentQuestions draft={draft} />;
}
