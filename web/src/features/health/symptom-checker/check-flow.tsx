import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import type { SymptomChecker } from "../../../ports/symptom-checker.ts";
import { useFetchedSoon } from "../../../ui/later.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { AboutWhom } from "./pages/about-whom.tsx";
import { stepBack, type CheckEvent } from "./check-state.ts";
import {
  laterAllAnswers,
  laterAnswers,
  laterBodyList,
  laterComplaint,
  laterFamilyMissing,
  laterGoOn,
  laterPregnancy,
  laterReasoning,
  laterResume,
} from "./later-parts.ts";
import { QuestionPage } from "./pages/question-page.tsx";
import { ResultPage } from "./pages/result-page.tsx";
import { Unreachable } from "./pages/unreachable.tsx";
import { type Check, useCheck } from "./use-check.ts";
import { useCheckHistory } from "./use-check-history.ts";
import { WhomPage } from "./pages/whom-page.tsx";

type Props = { checker: SymptomChecker; slot: SlotChoice | null };

/** A symptom check, a page at a time. */
export function CheckFlow(props: Props) {
  const { t } = useLingui();
  const { check, hasFailed, again, ...ways } = useCheck(props.checker);
  useFetchedSoon([
    laterComplaint,
    laterBodyList,
    laterPregnancy,
    laterReasoning,
    laterGoOn,
    laterAllAnswers,
    laterAnswers,
    laterFamilyMissing,
    laterResume,
  ]);
  if (hasFailed)
    return (
      <Unreachable slot={props.slot} onAgain={again}>
        <Trans>We couldn’t reach the symptom checker. Your answers are saved on this device.</Trans>
      </Unreachable>
    );
  if (!check) return <Skeleton isPage label={t`Opening the symptom checker…`} count={4} />;
  const { at, dependentId } = check.state;
  return (
    <AboutWhom dependentId={at === "whom" ? null : dependentId}>
      <Pages {...props} {...check} {...ways} />
    </AboutWhom>
  );
}

type Ways = Omit<ReturnType<typeof useCheck>, "check" | "hasFailed" | "again">;

function Pages({
  checker,
  slot,
  state,
  step,
  result,
  isSlow,
  resumedFrom,
  resume,
  ...ways
}: Props & Check & Ways) {
  const { at, interview } = state;
  const back = stepBack(state);
  const { push, back: goBack, reset } = useCheckHistory(back ? () => ways.send(back) : null);
  const send = (event: CheckEvent) => {
    push();
    ways.send(event);
  };
  const forget = () => {
    reset();
    ways.forget();
  };
  const parts = { onBack: back ? goBack : null };
  const toAnswers = () => send({ type: "show", at: "answers" });
  if (interview && resumedFrom !== undefined)
    return (
      <laterResume.Part
        interview={interview}
        at={resumedFrom}
        onContinue={() => {
          push();
          resume();
        }}
        onAgain={forget}
      />
    );
  if (!interview || at === "whom")
    return <WhomPage known={state} onReported={(reported) => send({ type: "whom", ...reported })} />;
  if (at === "complaint")
    return (
      <laterComplaint.Part
        {...parts}
        checker={checker}
        slot={slot}
        interview={interview}
        isSlow={isSlow}
        onDone={(reported) => send({ type: "complaint", ...reported })}
        onWhom={() => send({ type: "show", at: "whom" })}
      />
    );
  if (at === "pregnancy")
    return (
      <laterPregnancy.Part
        {...parts}
        interview={interview}
        known={interview.person.pregnancy}
        onDone={(pregnancy) => send({ type: "pregnancy", pregnancy })}
      />
    );
  if (at === "answers")
    return (
      <laterAnswers.Part
        {...parts}
        interview={interview}
        onChange={(place) => send({ type: "change", place })}
        onComplaints={() => send({ type: "show", at: "complaint" })}
        onPregnancy={() => send({ type: "show", at: "pregnancy" })}
        onDone={() => send({ type: "show", at: "questions" })}
      />
    );
  if (at === "questions" && step.question)
    return (
      <Question
        {...parts}
        checker={checker}
        interview={interview}
        state={state}
        question={step.question}
        danger={step.danger}
        isSlow={isSlow}
        send={send}
        onAnswers={interview.answered.length > 0 ? toAnswers : null}
        onAgain={forget}
      />
    );
  if (!result) return null;
  return (
    <ResultPage
      {...parts}
      provider={checker.name}
      interview={interview}
      dependentId={state.dependentId}
      result={result}
      slot={slot}
      onAnswers={toAnswers}
      onAgain={forget}
    />
  );
}

type QuestionProps = Omit<
  ComponentProps<typeof QuestionPage>,
  "known" | "urgentWith" | "progress" | "onAnswer" | "onEnd"
> &
  Pick<Check, "state"> & { checker: SymptomChecker; send: (event: CheckEvent) => void };

/** A question with the answer that it has, where it is one that is changed. */
function Question({ checker, state, send, ...props }: QuestionProps) {
  const { interview, question, danger } = props;
  const { changing } = state;
  return (
    <QuestionPage
      key={`${interview.answered.length} ${changing} ${question.id}`}
      {...props}
      known={changing === null ? null : (interview.answered[changing]?.choices ?? null)}
      urgentWith={(choices) => {
        const answered = [...interview.answered.slice(0, changing ?? undefined), { question, choices }];
        return checker.urgentNow({ ...interview, answered });
      }}
      progress={state.furthest}
      onAnswer={(choices) => send({ type: "answered", question, choices })}
      onEnd={danger ? () => send({ type: "finished" }) : null}
    />
  );
}
