import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { CheckQuestion, Danger, Presence } from "../../../../ports/symptom-checker.ts";
import { Button } from "../../../../ui/button.tsx";
import { textLinkClass } from "../../../../ui/text-link.tsx";
import type { FlowPageProps, WithInterview } from "../check-state.ts";
import { crisisOf } from "../chosen-complaints.ts";
import { EmergencyBlock } from "./emergency-block.tsx";
import { CheckerPage } from "./page.tsx";
import styles from "../symptom-checker.module.css";
import { TapForm } from "./tap-form.tsx";
import { WarningBlock } from "./warning-block.tsx";
import { isEmergency, isTypedDanger, isWarnedInLine } from "../typed-text/typed-danger.ts";
import { useAnswerLabels } from "../use-answer-labels.ts";

type Choices = Readonly<Record<string, Presence>>;

type Props = FlowPageProps &
  WithInterview & {
    question: CheckQuestion;
    /** The earlier answer when the question is asked again; null the first time. */
    known: Choices | null;
    danger: Danger | null;
    /**
     * Returns the danger in the answers so far together with these choices, which are only
     * ticked; null without one.
     */
    urgentWith: (choices: Choices) => Promise<Danger | null>;
    /** Share of the questions answered, 0 to 1. */
    progress: number;
    /** Whether the next question is loading. */
    isSlow: boolean;
    onAnswer: (choices: Choices) => void;
    /** Ends the questions and leads to the result; null where they cannot be ended. */
    onEnd: (() => void) | null;
    /** Opens the page to change answers; null without any. */
    onAnswers: (() => void) | null;
    /** Starts another check. */
    onAgain: () => void;
  };

/**
 * Renders one question with its options. Shows the help for `danger`, or for a danger in options that are
 * ticked but not sent yet. In an emergency the answer is optional. Give it a new `key` for each question,
 * since it holds the ticked options.
 */
export function QuestionPage({ onBack, interview, question, known, danger, ...props }: Props) {
  const said = useAnswerLabels();
  const [ticked, setTicked] = useState<Danger | null>(null);
  const isOptional = danger !== null && props.onEnd !== null && isEmergency(danger);
  const isWarned = isTypedDanger(interview);
  const isSeveral = question.kind === "several" || question.kind === "red-flags";
  const options =
    question.kind === "finding"
      ? [
          { value: yes, title: <Trans>Yes</Trans> },
          { value: noneOfThem, title: <Trans>No</Trans> },
        ]
      : question.options.map(({ id, words }) => ({ value: id, title: words }));
  const alone = [
    ...(question.isNoneAllowed ? [{ value: noneOfThem, title: <Trans>None of these</Trans> }] : []),
    ...(question.isUnknownAllowed ? [{ value: notSure, title: <Trans>I am not sure</Trans> }] : []),
  ];
  return (
    <CheckerPage
      onBack={onBack}
      progress={<Progress share={props.progress} said={said.complaints(interview)} />}
    >
      {!danger && <WarningBlock interview={interview} />}
      {danger && (
        <>
          <EmergencyBlock
            isShown
            crisis={crisisOf(interview, danger.isCrisis)}
            first={danger.first}
            raisedFor={reasonOf(danger)}
            level={danger.level}
            reported={[...danger.reasons, ...said.yes(interview)]}
          />
          {props.onEnd && (
            <Button kind="danger" onClick={props.onEnd}>
              <Trans>What to do now</Trans>
            </Button>
          )}
          {isOptional && (
            <p>
              <Trans>You need not answer the questions that follow. They only help to find the cause.</Trans>
            </p>
          )}
        </>
      )}
      <TapForm
        question={question.text}
        hint={isSeveral && <Trans>Tick all that apply.</Trans>}
        isSeveral={isSeveral}
        isPending={props.isSlow}
        options={options}
        alone={alone}
        isOptional={isOptional}
        known={known ? valuesOf(question, known) : []}
        onTick={
          isSeveral && !danger
            ? (values) => void props.urgentWith(choicesOf(question, values)).then(setTicked, () => {})
            : undefined
        }
        onDone={(values) => props.onAnswer(choicesOf(question, values))}
        beside={
          <div className="row wrapf">
            {props.onAnswers && (
              <Link onPress={props.onAnswers} words={<Trans>See and change your answers</Trans>} />
            )}
            <Link onPress={props.onAgain} words={<Trans>Start a new check</Trans>} />
          </div>
        }
      >
        {!danger && (!isWarned || isWarnedInLine(interview) || ticked?.isCrisis === true) && (
          <EmergencyBlock
            isShown={ticked !== null}
            crisis={ticked?.isCrisis ? crisisOf(interview, true) : null}
            unmeant={nothingUnmeant}
            first={ticked?.first}
            level={interview.warning === "emergency" ? undefined : ticked?.level}
            reported={[...(ticked?.reasons ?? []), ...said.yes(interview)]}
          />
        )}
      </TapForm>
    </CheckerPage>
  );
}

/** The first reason that is not said already. */
const reasonOf = ({ reasons, first }: Danger) => reasons.find((reason) => reason !== first);

function Link({ onPress, words }: { onPress: () => void; words: ReactNode }) {
  return (
    <button type="button" className={`${textLinkClass()} ${styles["textButton"]}`} onClick={onPress}>
      {words}
    </button>
  );
}

/** What is ticked is taken away by taking its tick away. */
const nothingUnmeant = {};

/** Values of ours beside those of the questions. */
const yes = "(yes)";
const noneOfThem = "(none)";
const notSure = "(unknown)";

/** The answer to each option of what was ticked. */
function choicesOf({ kind, options }: CheckQuestion, values: readonly string[]): Choices {
  const presence = ({ id }: { id: string }): Presence => {
    if (values.includes(notSure)) return "unknown";
    return values.includes(id) || (kind === "finding" && values.includes(yes)) ? "present" : "absent";
  };
  return Object.fromEntries(options.map((option) => [option.id, presence(option)]));
}

/** What was ticked, of the answer to each option. */
function valuesOf({ kind, options }: CheckQuestion, choices: Choices): readonly string[] {
  const present = options.filter(({ id }) => choices[id] === "present").map(({ id }) => id);
  if (present.length > 0) return kind === "finding" ? [yes] : present;
  return options.some(({ id }) => choices[id] === "unknown") ? [notSure] : [noneOfThem];
}

/** How far one is, in words; the bar only repeats it. */
function Progress({ share, said }: { share: number; said: string }) {
  return (
    <div className="stack g2">
      <p className="sm muted">
        <HowFar share={share} /> {said !== "" && <Trans>You said: {said}</Trans>}
      </p>
      <svg className={styles["bar"]} width="100%" aria-hidden="true">
        <rect width={`${Math.round(Math.max(0.04, share) * 100)}%`} height="100%" />
      </svg>
    </div>
  );
}

function HowFar({ share }: { share: number }) {
  if (share < 0.2) return <Trans>Just begun.</Trans>;
  if (share < 0.45) return <Trans>Not halfway yet.</Trans>;
  if (share < 0.65) return <Trans>About halfway.</Trans>;
  return share < 0.85 ? <Trans>More than half.</Trans> : <Trans>Nearly done.</Trans>;
}
