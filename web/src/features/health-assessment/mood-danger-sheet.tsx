import { moodDanger, tellsOfSelfHarm } from "@anteroom/domain/health-assessment/mood-danger";
import { Trans } from "@lingui/react/macro";
import { Banner } from "../../ui/banner.tsx";
import { LaterTellClinic } from "../urgent/later-tell-clinic.tsx";
import { useAskedQuestions } from "./questionnaire-context.ts";
import { CrisisLines } from "./crisis-lines.tsx";
import { useAreaNames, useLevelWords } from "./use-level-words.ts";
import { useNumberWords } from "./use-number-words.ts";
import type { Finished } from "./use-past-assessments.ts";

/** With a mood that does not wait: the numbers before all else, and the offer to tell the clinic, by a tap of one's own. */
export function MoodDangerSheet({ shown: { answers, result } }: { shown: Finished }) {
  const questionnaire = useAskedQuestions();
  const names = useAreaNames();
  const { risk } = useLevelWords();
  const inNumbers = useNumberWords();
  const mood = result.areas.find(({ area }) => area === "mood");
  if (moodDanger(mood, tellsOfSelfHarm(questionnaire.item, answers)) === null) return null;
  const words = mood ? `${names.mood}: ${risk[mood.level]}. ${inNumbers(mood)}` : names.mood;
  return (
    <div className="stack g3">
      <Banner tone="stop" role="alert">
        <strong>
          <Trans>You do not have to carry this alone.</Trans>
        </strong>{" "}
        <Trans>Talk to somebody today. If you might hurt yourself, call now.</Trans>{" "}
        <Trans>Nobody at the clinic has seen this yet.</Trans>
      </Banner>
      <CrisisLines />
      <LaterTellClinic place="health_assessment" words={words} isOffered />
    </div>
  );
}
