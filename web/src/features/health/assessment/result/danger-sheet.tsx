import { readNumber } from "@anteroom/domain/health/assessment/read-answers";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { LazyNotifyClinic } from "../../../../shared/urgent/lazy-notify-clinic.tsx";
import { CrisisLines } from "../../../../shared/urgent/crisis-lines.tsx";
import { dangersOf } from "./dangers-of.ts";
import { useQuestionnaire } from "../questionnaire-context.ts";
import { useAreaNames, useLevelLabels } from "./use-level-labels.ts";
import { useNameOf } from "../use-name-of.ts";
import { useNumberLabels } from "./use-number-labels.ts";
import type { Finished } from "./use-past-assessments.ts";
import styles from "../assessment.module.css";

/** With what does not wait: the numbers before all else, and the offer to tell the clinic, by a tap of one's own. */
export function DangerSheet({ shown }: { shown: Finished }) {
  const questionnaire = useQuestionnaire();
  const reported = useReported(shown);
  const dangers = dangersOf(questionnaire, shown.answers);
  if (dangers.length === 0) return null;
  const hasPressure = dangers.includes("crisis-pressure");
  const hasMood = dangers.length > (hasPressure ? 1 : 0);
  const words = [hasMood && reported.mood, hasPressure && reported.pressure].filter(Boolean).join("; ");
  return (
    <div className="stack g3">
      {hasMood && (
        <Warning title={<Trans>You don’t have to face this alone.</Trans>}>
          <Trans>Talk to someone today. If you might hurt yourself, call now.</Trans>
        </Warning>
      )}
      {hasPressure && (
        <Warning title={<Trans>Blood pressure this high may need urgent care.</Trans>}>
          <Trans>If you have chest pain, trouble breathing, or feel weak or confused, call now.</Trans>
        </Warning>
      )}
      <div className={`stack g3 ${styles["help"]}`}>
        <CrisisLines isBloodPressure={!hasMood} />
        <LazyNotifyClinic place="health_assessment" words={reported.about(words)} isOffered />
      </div>
    </div>
  );
}

function Warning({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Banner tone="stop" role="alert">
      <strong>{title}</strong> {children} <Trans>No one at the clinic has seen this yet.</Trans>
    </Banner>
  );
}

/** What the clinic will read, and of whom where that is not who sends it. */
function useReported({ answers, result, patientId }: Finished) {
  const { t } = useLingui();
  const names = useAreaNames();
  const { risk } = useLevelLabels();
  const inNumbers = useNumberLabels();
  const name = useNameOf(patientId);
  const mood = result.areas.find(({ area }) => area === "mood");
  const systolic = readNumber(answers, "systolic");
  return {
    mood: mood ? `${names.mood}: ${risk[mood.level]}. ${inNumbers(mood)}` : names.mood,
    pressure: t`Upper blood pressure: ${systolic} mmHg`,
    about: (words: string) => (name === null ? words : t`About ${name}: ${words}`),
  };
}
