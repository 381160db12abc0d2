import { Trans, useLingui } from "@lingui/react/macro";
import type { AnsweredQuestion } from "../../../../ports/symptom-checker.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import { StickyFoot } from "../../../../ui/sticky-foot.tsx";
import { SummaryList, SummaryRow } from "../../../../ui/card/summary-list.tsx";
import { textLinkClass } from "../../../../ui/text-link.tsx";
import { groupAnswersByQuestion } from "../by-question.ts";
import type { FlowPageProps, WithInterview } from "../check-state.ts";
import { CheckerPage } from "./page.tsx";
import styles from "../symptom-checker.module.css";
import { usePregnancyLabels } from "../use-pregnancy-labels.ts";
import { useAnswerLabels } from "../use-answer-labels.ts";
import { WarningBlock } from "./warning-block.tsx";

type Props = FlowPageProps &
  WithInterview & {
    /** Answers from before a change whose questions have not come again. */
    unused: readonly AnsweredQuestion[];
    onChange: (place: number) => void;
    onComplaints: () => void;
    onPregnancy: () => void;
    onDone: () => void;
  };

/**
 * Renders all answers, each with a button to change it: `onChange` receives its index in
 * `interview.answered`. Later questions are then computed again. `unused`: answers that no longer count,
 * shown only.
 */
export function AnswersPage({
  onBack,
  interview,
  unused,
  onChange,
  onComplaints,
  onPregnancy,
  onDone,
}: Props) {
  const { t } = useLingui();
  const said = useAnswerLabels();
  const { question: pregnancyQuestion, ofPregnancy } = usePregnancyLabels();
  const { pregnancy } = interview.person;
  const changeOf = (ask: string) => t`Change: ${ask}`;
  return (
    <CheckerPage onBack={onBack}>
      <WarningBlock interview={interview} />
      <h1>
        <Trans>Your answers</Trans>
      </h1>
      <Sheet isFlush>
        <SummaryList>
          <SummaryRow
            term={t`Main symptoms`}
            action={<Change label={t`Change the main symptoms`} onPress={onComplaints} />}
          >
            {[
              ...interview.complaints.map(({ words }) => words),
              ...interview.findings.map(said.reported),
            ].join("; ")}
          </SummaryRow>
          {pregnancy !== undefined && (
            <SummaryRow
              term={pregnancyQuestion}
              action={<Change label={changeOf(pregnancyQuestion)} onPress={onPregnancy} />}
            >
              {ofPregnancy(pregnancy)}
            </SummaryRow>
          )}
          {groupAnswersByQuestion(interview.answered).map(([question, answers]) => {
            const change = (ask: string, place: number) => (
              <Change label={changeOf(ask)} onPress={() => onChange(place)} />
            );
            const [only, ...others] = answers;
            if (only && others.length === 0)
              return (
                <SummaryRow key={question} term={question} action={change(question, only.place)}>
                  {said.answer(only.answered)}
                </SummaryRow>
              );
            return (
              <SummaryRow key={question} term={question}>
                {answers.map(({ answered, place }) => {
                  const part = said.part(answered);
                  return (
                    <div key={place} className="row wrapf">
                      <span>{part}</span> {change(`${question} ${part}`, place)}
                    </div>
                  );
                })}
              </SummaryRow>
            );
          })}
        </SummaryList>
      </Sheet>
      {unused.length > 0 && <Unused answers={unused} />}
      <StickyFoot>
        <Button onClick={onDone}>
          <Trans>Continue</Trans>
        </Button>
      </StickyFoot>
    </CheckerPage>
  );
}

/** What was answered and does not count now: nothing is lost without a word. */
function Unused({ answers }: { answers: readonly AnsweredQuestion[] }) {
  const said = useAnswerLabels();
  return (
    <Sheet className="stack g2">
      <h2>
        <Trans>Kept from before your change</Trans>
      </h2>
      <p>
        <Trans>These answers do not count now. We use them again if their questions come up.</Trans>
      </p>
      <ul className="dots">
        {groupAnswersByQuestion(answers).map(([question, list]) => (
          <li key={question}>
            {question}{" "}
            <ul>
              {list.map(({ answered, place }) => (
                <li key={place}>
                  <strong>{said.part(answered)}</strong>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Change({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className={`${textLinkClass()} ${styles["textButton"]}`}
      aria-label={label}
      onClick={onPress}
    >
      <Trans>Change</Trans>
    </button>
  );
}
