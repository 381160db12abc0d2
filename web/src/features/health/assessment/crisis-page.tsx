import { asRecord } from "@anteroom/domain/shared/record";
import { assess } from "@anteroom/domain/health/assessment/assess";
import type { Answers } from "@anteroom/domain/health/questionnaire/questionnaire";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { SelfHarmHelp } from "../../../shared/urgent/self-harm-help.tsx";
import { EmergencyCall } from "../../../shared/urgent/emergency-call.tsx";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { type Danger, isPressureDanger, type PressureDanger } from "./result/dangers-of.ts";
import { PressureDangerText } from "./result/pressure-danger-text.tsx";
import { useDangerReport } from "./result/use-reported.ts";
import { subjectIdOf } from "./subject.ts";

type Props = { danger: Danger; answers: Answers; onRead: () => void };

/**
 * Renders, in place of the next question, whom to call now; takes the focus. Closed by its button only: while
 * mounted it pushes a history entry at each browser back. Alerts the clinic only by a tap.
 */
export function CrisisPage({ danger, answers, onRead }: Props) {
  const leave = useStayOnBack();
  const goOn = () => {
    leave();
    onRead();
  };
  return (
    <div className="form stack g5">
      {isPressureDanger(danger) ? (
        <PressureHelp danger={danger} />
      ) : (
        <MoodHelp answers={answers} hasReported={danger === "self-harm"} />
      )}
      <div>
        <Button kind="outlined" onClick={goOn}>
          <Trans>I have read this, continue</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The heading is where one goes on. */
const focus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** `hasReported`: thoughts of self-harm were told; else it is the mood alone, which the page says. */
function MoodHelp({ answers, hasReported }: { answers: Answers; hasReported: boolean }) {
  const reported = useDangerReport({
    answers,
    result: assess(answers),
    patientId: subjectIdOf(answers) ?? 0,
  });
  return (
    <SelfHarmHelp
      heading={focus}
      reason={
        !hasReported && (
          <Trans>
            Your answers show a very low mood. These questions don’t ask about thoughts of death. If you have
            them, call now.
          </Trans>
        )
      }
      notify={{ place: "health_assessment", words: reported.about(reported.mood) }}
    />
  );
}

function PressureHelp({ danger }: { danger: PressureDanger }) {
  return (
    <>
      <div className="stack g3" role="alert">
        <h1 ref={focus} tabIndex={-1}>
          <PressureDangerText danger={danger} />
        </h1>
        <p>
          <Trans>If you have chest pain, trouble breathing, or feel weak or confused, call now.</Trans>
        </p>
      </div>
      <Sheet className="stack g4">
        <EmergencyCall />
        <p className="sm muted">
          <Trans>No one at the clinic has seen your answers.</Trans>
        </p>
      </Sheet>
    </>
  );
}

/**
 * The browser's way back does not pass what must be read: it comes back to the same place, however often. Returns what
 * takes the entry away that this needs; call it once it has been read.
 */
function useStayOnBack(): () => void {
  const hasRead = useRef(false);
  useEffect(() => {
    const stay = () => {
      if (!hasRead.current && !isGuard(history.state))
        history.pushState({ ...asRecord(history.state), guardsCrisis: true }, "", location.href);
    };
    stay();
    addEventListener("popstate", stay);
    return () => removeEventListener("popstate", stay);
  }, []);
  return () => {
    hasRead.current = true;
    if (isGuard(history.state)) history.back();
  };
}

/** Whether a history entry is the one in front of the page that must be read. */
const isGuard = (state: unknown) => asRecord(state)?.["guardsCrisis"] === true;
