import { Trans } from "@lingui/react/macro";
import { AppLink } from "../../platform/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useChangeAnswers } from "./use-change-answers.ts";
import type { Finished } from "./use-past-assessments.ts";
import styles from "./assessment.module.css";

/** What can be done with a result. */
export function ResultActions({ shown }: { shown: Finished }) {
  const change = useChangeAnswers(shown);
  return (
    <div className={styles["actions"]}>
      <Button kind="outlined" icon="receipt" onClick={() => window.print()}>
        <Trans>Print or save as PDF</Trans>
      </Button>
      {shown.result.overall.level !== "unable_to_assess" && (
        <Button kind="outlined" icon="pencil" onClick={() => void change()}>
          <Trans>Go through the answers again</Trans>
        </Button>
      )}
      <AppLink to="/health-assessment" className={buttonClass({ kind: "outlined" })}>
        <Trans>Start a new assessment</Trans>
      </AppLink>
    </div>
  );
}
