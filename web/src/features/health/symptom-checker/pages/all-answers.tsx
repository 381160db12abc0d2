import { Trans } from "@lingui/react/macro";
import type { CheckInterview, CheckResult } from "../../../../ports/symptom-checker.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import { groupAnswersByQuestion } from "../by-question.ts";
import { Disclaimer } from "../disclaimer.tsx";
import styles from "../symptom-checker.module.css";
import { usePregnancyLabels } from "../use-pregnancy-labels.ts";
import { useAnswerLabels } from "../use-answer-labels.ts";
import { useAgeAndSexLabel } from "../use-age-and-sex-label.ts";

type Props = {
  interview: CheckInterview;
  result: Pick<CheckResult, "version" | "reviewed">;
  onAnswers: () => void;
};

/**
 * Renders all answers for the doctor and the version of the knowledge; when printed, also what the checker is
 * not. `onAnswers` opens the page to change them.
 */
export function AllAnswers({ interview, result: { version, reviewed }, onAnswers }: Props) {
  const said = useAnswerLabels();
  const { question, ofPregnancy } = usePregnancyLabels();
  const whom = useAgeAndSexLabel()(interview.person);
  const { pregnancy } = interview.person;
  const denied = said.denied(interview);
  return (
    <Sheet className="stack">
      <h2>
        <Trans>Your answers so far</Trans>
      </h2>
      <ul className="dots">
        <li>{whom}</li>
        {pregnancy !== undefined && (
          <li>
            {question} <strong>{ofPregnancy(pregnancy)}</strong>
          </li>
        )}
        {interview.complaints.length > 0 && <li>{said.complaints(interview)}</li>}
        {interview.findings.map((finding) => (
          <li key={finding.id}>{said.reported(finding)}</li>
        ))}
        {groupAnswersByQuestion(interview.answered.filter(said.isReported)).map(
          ([question, [first, ...others]]) => (
            <li key={question}>
              {question}{" "}
              {others.length === 0 && first ? (
                <strong>{said.answer(first.answered)}</strong>
              ) : (
                <ul>
                  {[first, ...others].map(
                    (one) =>
                      one && (
                        <li key={one.place}>
                          <strong>{said.part(one.answered)}</strong>
                        </li>
                      ),
                  )}
                </ul>
              )}
            </li>
          ),
        )}
        {denied !== null && <li className={styles["paperOnly"]}>{denied}</li>}
      </ul>
      {interview.answered.length > 0 && (
        <Button kind="soft" icon="pencil" onClick={onAnswers}>
          <Trans>Change an answer</Trans>
        </Button>
      )}
      {reviewed && <Reviewed {...reviewed} />}
      <div className={styles["paperOnly"]}>
        <p className="sm muted">
          <Trans>
            Version of the knowledge: <bdi dir="ltr">{version}</bdi>
          </Trans>
        </p>
        <Disclaimer />
      </div>
    </Sheet>
  );
}

/** Whether doctors have read what the result goes by; nothing more is said once they have read all of it. */
function Reviewed({ conditions, of }: NonNullable<CheckResult["reviewed"]>) {
  if (conditions >= of) return null;
  return (
    <p>
      {conditions === 0 ? (
        <Trans>
          No doctor has checked the content of this symptom checker yet. Take it as a first guide, not as a
          doctor’s advice.
        </Trans>
      ) : (
        <Trans>
          Doctors have checked only part of the content of this symptom checker so far. Take it as a first
          guide, not as a doctor’s advice.
        </Trans>
      )}
    </p>
  );
}
