import type { Interview } from "@anteroom/triage/interview";
import { useMemo } from "react";
import type { SlotChoice } from "../../platform/booking-memory.ts";
import { useFetchedSoon } from "../../ui/later.tsx";
import { AboutWhom } from "./about-whom.tsx";
import { stepBack } from "./check-state.ts";
import { ComplaintPage } from "./complaint-page.tsx";
import {
  laterAllAnswers,
  laterAnswers,
  laterFamilyMissing,
  laterGoOn,
  laterReasoning,
} from "./later-parts.ts";
import { QuestionPage } from "./question-page.tsx";
import { ResultPage } from "./result-page.tsx";
import { SignsPage } from "./signs-page.tsx";
import { isEmergency } from "./urgency-sheet.tsx";
import { useCheck } from "./use-check.ts";
import type { Checker } from "./use-checker.ts";
import { WhomPage } from "./whom-page.tsx";

type Props = Checker & { slot: SlotChoice | null };

/** A symptom check, a page at a time. */
export function CheckFlow(props: Props) {
  const check = useCheck();
  const { at, dependentId } = check.state;
  return (
    <AboutWhom dependentId={at === "whom" ? null : dependentId}>
      <Pages {...props} {...check} />
    </AboutWhom>
  );
}

function Pages({ checker, words, slot, state, send, forget }: Props & ReturnType<typeof useCheck>) {
  const { at, interview, changing } = state;
  const back = stepBack(state);
  useFetchedSoon([laterReasoning, laterGoOn, laterAllAnswers, laterAnswers, laterFamilyMissing]);
  const parts = { words, onBack: back ? () => send(back) : null };
  const next = useMemo(
    () => (interview && at === "questions" && changing === null ? checker.next(interview) : null),
    [checker, interview, at, changing],
  );
  if (!interview || at === "whom")
    return <WhomPage known={state} onTold={(told) => send({ type: "whom", ...told })} />;
  if (at === "signs")
    return <SignsPage {...parts} interview={interview} onDone={(signs) => send({ type: "signs", signs })} />;
  if (at === "complaints")
    return (
      <ComplaintPage
        {...parts}
        slot={slot}
        known={interview.complaints}
        onDone={(complaints) => send({ type: "complaints", complaints })}
      />
    );
  if (at === "answers")
    return (
      <laterAnswers.Part
        {...parts}
        interview={interview}
        onChange={(question) => send({ type: "change", question })}
        onComplaints={() => send({ type: "show", at: "complaints" })}
        onDone={() => send({ type: "show", at: "questions" })}
      />
    );
  const question = changing ?? next?.question ?? null;
  if (at === "questions" && question !== null)
    return (
      <QuestionPage
        key={question}
        {...parts}
        interview={interview}
        question={question}
        tellsApart={changing === null ? (next?.tellsApart ?? []) : []}
        progress={checker.progress(interview)}
        isDangerous={checker.redFlags(interview).some(isEmergency)}
        onAnswer={(answer) => send({ type: "answered", question, answer })}
        onAnswers={interview.answers.length > 0 ? () => send({ type: "show", at: "answers" }) : null}
      />
    );
  return (
    <ResultPage
      {...parts}
      provider={checker.name}
      interview={interview}
      dependentId={state.dependentId}
      result={checker.assess(interview)}
      slot={slot}
      onAnswers={() => send({ type: "show", at: "answers" })}
      onAgain={forget}
    />
  );
}

export type PageParts = { words: Checker["words"]; onBack: (() => void) | null };
export type WithInterview = { interview: Interview };
