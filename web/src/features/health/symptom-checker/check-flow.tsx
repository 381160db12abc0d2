import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ComponentProps } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { lazyWarnedLine } from "../../../shared/urgent/crisis-watch.tsx";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import type { AnsweredQuestion, SymptomChecker } from "../../../ports/symptom-checker.ts";
import { usePreload } from "../../../ui/lazy.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { CheckedPersonProvider } from "./pages/about-whom.tsx";
import {
  backEventOf,
  unusedAnswers,
  type CheckEvent,
  type CheckState,
  type FlowPageProps,
  type WithInterview,
} from "./check-state.ts";
import {
  lazyAllAnswers,
  lazyAnswersPage,
  lazyComplaintPage,
  lazyFamilyMissing,
  lazyBookFromResult,
  lazyPregnancyPage,
  lazyReasoning,
  lazyResumePage,
} from "./lazy-parts.ts";
import { lazyBodyList } from "./lazy-body-list.ts";
import { QuestionPage } from "./pages/question-page.tsx";
import { ResultPage } from "./pages/result-page.tsx";
import { CheckerUnreachable } from "./pages/unreachable.tsx";
import { WarningCorrectionsContext, warningCorrectionsOf } from "./typed-text/warning-corrections.ts";
import { type Check, useCheck } from "./use-check.ts";
import { useCheckHistory } from "./use-check-history.ts";
import { WhomPage } from "./pages/whom-page.tsx";

type Props = { checker: SymptomChecker; slot: SlotChoice | null };

/**
 * Renders a symptom check, one page at a time, from the state stored on this device, and stores each step;
 * each page has a history entry. A check left before is resumed only by a tap. Preloads the pages. If the
 * checker fails, renders ways that do not need it.
 */
export function CheckFlow(props: Props) {
  const { t } = useLingui();
  const { check, hasFailed, again, ...ways } = useCheck(props.checker);
  usePreload([
    lazyComplaintPage,
    lazyBodyList,
    lazyPregnancyPage,
    lazyReasoning,
    lazyBookFromResult,
    lazyAllAnswers,
    lazyAnswersPage,
    lazyFamilyMissing,
    lazyResumePage,
    lazyWarnedLine,
  ]);
  if (hasFailed)
    return (
      <CheckerUnreachable slot={props.slot} onAgain={again}>
        <Trans>We couldn’t reach the symptom checker. Your answers are saved on this device.</Trans>
      </CheckerUnreachable>
    );
  if (!check) return <Skeleton isPage label={t`Opening the symptom checker…`} count={4} />;
  const { at, dependentId } = check.state;
  return (
    <CheckedPersonProvider dependentId={at === "whom" ? null : dependentId}>
      <Pages {...props} {...check} {...ways} />
    </CheckedPersonProvider>
  );
}

type Ways = Omit<ReturnType<typeof useCheck>, "check" | "hasFailed" | "again">;

function Pages({ resumedFrom, resume, ...props }: Props & Check & Ways) {
  const { state } = props;
  const { at, interview } = state;
  const back = backEventOf(state);
  const { push, back: goBack, reset } = useCheckHistory(back ? () => props.send(back) : null, props.send);
  const send = (event: CheckEvent) => {
    push(event);
    props.send(event);
  };
  const { clock } = useApp();
  const [droppedAt, setDroppedAt] = useState<number>();
  const resumesAt = resumedFrom ?? droppedAt;
  if (interview && resumesAt !== undefined)
    return (
      <lazyResumePage.Part
        interview={interview}
        at={resumesAt}
        onContinue={() => {
          if (resumedFrom !== undefined) push();
          resume();
          setDroppedAt(undefined);
        }}
        onAgain={() => {
          setDroppedAt(undefined);
          reset();
          props.forget();
        }}
      />
    );
  const forget = () => setDroppedAt(clock.now());
  if (!interview || at === "whom")
    return <WhomPage known={state} onReported={(reported) => send({ type: "whom", ...reported })} />;
  return (
    <WarningCorrectionsContext value={warningCorrectionsOf(interview, props.send)}>
      <PagesBegun {...props} {...{ interview, send, forget }} onBack={back ? goBack : null} />
    </WarningCorrectionsContext>
  );
}

type BegunProps = Props & Check & FlowPageProps & WithInterview & Pick<Ways, "send" | "forget" | "isSlow">;

/** The pages once it is known for whom the check is. */
function PagesBegun({
  checker,
  slot,
  interview,
  state,
  step,
  result,
  answeredInPart,
  isSlow,
  send,
  forget,
  onBack,
}: BegunProps) {
  const { at } = state;
  const show = (page: CheckState["at"]) => send({ type: "show", at: page });
  if (at === "complaint")
    return (
      <lazyComplaintPage.Part
        {...{ checker, slot, interview, isSlow, onBack }}
        onDone={(reported) => send({ type: "complaint", ...reported })}
        onWhom={() => show("whom")}
      />
    );
  if (at === "pregnancy")
    return (
      <lazyPregnancyPage.Part
        {...{ interview, onBack }}
        known={interview.person.pregnancy}
        onDone={(pregnancy) => send({ type: "pregnancy", pregnancy })}
      />
    );
  if (at === "answers")
    return (
      <lazyAnswersPage.Part
        {...{ interview, onBack }}
        unused={unusedAnswers(state)}
        onChange={(place) => send({ type: "change", place })}
        onComplaints={() => show("complaint")}
        onPregnancy={() => show("pregnancy")}
        onDone={() => show("questions")}
      />
    );
  if (at === "questions" && step.question)
    return (
      <Question
        {...{ checker, interview, state, answeredInPart, isSlow, send, onBack }}
        question={step.question}
        danger={step.danger}
        onAnswers={interview.answered.length > 0 ? () => show("answers") : null}
        onAgain={forget}
      />
    );
  if (!result) return null;
  return (
    <ResultPage
      {...{ interview, result, slot, onBack }}
      provider={checker.name}
      dependentId={state.dependentId}
      onAnswers={() => show("answers")}
      onAgain={forget}
    />
  );
}

type QuestionProps = Omit<
  ComponentProps<typeof QuestionPage>,
  "known" | "urgentWith" | "progress" | "onAnswer" | "onEnd"
> &
  Pick<Check, "state" | "answeredInPart"> & { checker: SymptomChecker; send: (event: CheckEvent) => void };

/** A question with the answer that it has, where it is one that is changed. */
function Question({ checker, state, send, answeredInPart, ...props }: QuestionProps) {
  const { interview, question, danger } = props;
  const { changing } = state;
  const answeredWith = (choices: AnsweredQuestion["choices"]): AnsweredQuestion =>
    answeredInPart
      ? { question: answeredInPart.question, choices: { ...answeredInPart.choices, ...choices } }
      : { question, choices };
  return (
    <QuestionPage
      key={`${interview.answered.length} ${changing} ${question.id}`}
      {...props}
      known={changing === null ? null : (interview.answered[changing]?.choices ?? null)}
      urgentWith={(choices) => {
        const answered = interview.answered.toSpliced(
          changing ?? interview.answered.length,
          1,
          answeredWith(choices),
        );
        return checker.urgentNow({ ...interview, answered });
      }}
      progress={state.furthest}
      onAnswer={(choices) => send({ type: "answered", ...answeredWith(choices) })}
      onEnd={danger ? () => send({ type: "finished" }) : null}
    />
  );
}
