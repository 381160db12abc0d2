import { Trans } from "@lingui/react/macro";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { SelfHarmHelp } from "../../../../shared/urgent/self-harm-help.tsx";
import { EmergencyCall } from "../../../../shared/urgent/emergency-call.tsx";
import { LazyNotifyClinic } from "../../../../shared/urgent/lazy-notify-clinic.tsx";
import { dangersOf, isPressureDanger } from "./dangers-of.ts";
import { PressureDangerText } from "./pressure-danger-text.tsx";
import { useQuestionnaire } from "../questionnaire-context.ts";
import type { FinishedAssessment } from "./use-past-assessments.ts";
import { useDangerReport } from "./use-reported.ts";
import styles from "../assessment.module.css";

/**
 * Renders the dangers in the answers with the numbers to call, and offers to alert the clinic by a tap, with
 * the level and numbers as text; nothing without dangers.
 */
export function DangerSheet({ shown }: { shown: FinishedAssessment }) {
  const questionnaire = useQuestionnaire();
  const reported = useDangerReport(shown);
  const dangers = dangersOf(questionnaire, shown.answers);
  if (dangers.length === 0) return null;
  const ofPressure = dangers.find(isPressureDanger);
  const hasMood = dangers.some((danger) => !isPressureDanger(danger));
  const words = [hasMood && reported.mood, ofPressure && reported.pressure].filter(Boolean).join("; ");
  const notify = { place: "health_assessment", words: reported.about(words) } as const;
  return (
    <div className={`stack g3 ${styles["help"]}`}>
      {hasMood && <SelfHarmHelp notify={notify} />}
      {ofPressure && (
        <Banner tone="stop" role="alert">
          <strong>
            <PressureDangerText danger={ofPressure} />
          </strong>{" "}
          <Trans>If you have chest pain, trouble breathing, or feel weak or confused, call now.</Trans>{" "}
          <Trans>No one at the clinic has seen this yet.</Trans>
        </Banner>
      )}
      {!hasMood && (
        <>
          <EmergencyCall />
          <LazyNotifyClinic {...notify} isOffered />
        </>
      )}
    </div>
  );
}
