import { Trans, useLingui } from "@lingui/react/macro";
import type { CheckInterview, CheckResult } from "../../../../ports/symptom-checker.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import { Disclaimer } from "../disclaimer.tsx";
import styles from "../symptom-checker.module.css";
import { usePregnancyLabels } from "../use-pregnancy-labels.ts";
import { useSaid } from "../use-said.ts";
import { useYears } from "../use-years.ts";

type Props = {
  interview: CheckInterview;
  result: Pick<CheckResult, "version" | "reviewed">;
  onAnswers: () => void;
};

/** Everything that was told, for the doctor; on paper with what the checker is not. */
export function AllAnswers({ interview, result: { version, reviewed }, onAnswers }: Props) {
  const said = useSaid();
  const { question, ofPregnancy } = usePregnancyLabels();
  const whom = useYears()(interview.person);
  const { pregnancy } = interview.person;
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
        <li>{said.complaints(interview)}</li>
        {interview.findings.map((finding) => (
          <li key={finding.id}>{said.reported(finding)}</li>
        ))}
        {interview.answered.filter(said.isThere).map((answered) => (
          <li key={answered.question.id}>
            {answered.question.text} <strong>{said.answer(answered)}</strong>
          </li>
        ))}
        {said.rest(interview).map((line) => (
          <li key={line} className={styles["paperOnly"]}>
            {line}
          </li>
        ))}
      </ul>
      {interview.answered.length > 0 && (
        <Button kind="soft" icon="pencil" onClick={onAnswers}>
          <Trans>Change an answer</Trans>
        </Button>
      )}
      <p className="sm muted">
        <Trans>
          Version of the knowledge: <bdi dir="ltr">{version}</bdi>
        </Trans>
        {reviewed && (
          <>
            <br />
            <Reviewed {...reviewed} />
          </>
        )}
      </p>
      <div className={styles["paperOnly"]}>
        <Disclaimer />
      </div>
    </Sheet>
  );
}

/** How much of what stands behind the result a clinician has read, so far. */
function Reviewed({ conditions, of }: NonNullable<CheckResult["reviewed"]>) {
  const { i18n } = useLingui();
  const [reviewed, all] = [i18n.number(conditions), i18n.number(of)];
  return (
    <Trans>
      Reviewed by a clinician: {reviewed} of {all} conditions
    </Trans>
  );
}
