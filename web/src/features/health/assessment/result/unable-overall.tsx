import { fewestAreas } from "@anteroom/domain/health/assessment/overall";
import { Trans } from "@lingui/react/macro";
import { AppLink } from "../../../../platform/link.tsx";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import { ageQuestion } from "../missing-answers.ts";
import { useChangeAnswers } from "../use-change-answers.ts";
import type { FinishedAssessment } from "./use-past-assessments.ts";
import styles from "../assessment.module.css";

/**
 * Renders that no overall result could be computed, and why, with buttons that reopen the questionnaire at
 * the age or its start (`useChangeAnswers`), and a link to the doctors (S8.MSG.28).
 */
export function UnableOverall({ shown }: { shown: FinishedAssessment }) {
  const change = useChangeAnswers(shown);
  const isAgeMissing = (shown.answers[ageQuestion] ?? []).length === 0;
  return (
    <Sheet className="stack g3">
      <h2>
        {shown.result.overall.assessable > 0 ? (
          <Trans>Too few areas for an overall result</Trans>
        ) : (
          <Trans>We are unable to assess your health from the answers.</Trans>
        )}
      </h2>
      {isAgeMissing && (
        <p className="b">
          <Trans>The age is missing. Without it we can’t assess any area.</Trans>
        </p>
      )}
      <p className="muted">
        <Trans>An overall result needs at least {fewestAreas} areas that can be assessed.</Trans>
      </p>
      <div className={styles["actions"]}>
        {isAgeMissing && (
          <Button icon="pencil" onClick={() => void change(ageQuestion)}>
            <Trans>Enter the age</Trans>
          </Button>
        )}
        <Button kind="outlined" icon="pencil" onClick={() => void change()}>
          <Trans>Complete or change the answers</Trans>
        </Button>
        <AppLink to="/doctors" className={buttonClass({ kind: "outlined" })}>
          <Trans>Book a doctor</Trans>
        </AppLink>
      </div>
    </Sheet>
  );
}
