import { isOutside } from "@anteroom/domain/health/outside-checker";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { SlotChoice } from "../../../../shared/booking/booking-memory.ts";
import type { CheckInterview, CheckResult } from "../../../../ports/symptom-checker.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import { printedClass } from "../../../../ui/printed.ts";
import type { FlowPageProps } from "../check-state.ts";
import { crisisOf } from "../chosen-complaints.ts";
import { isChild } from "../reported-age.ts";
import { lazyOutsideText } from "../lazy-outside.ts";
import { lazyAllAnswers, lazyBookFromResult, lazyReasoning, lazyWasHelpful } from "../lazy-parts.ts";
import { CheckerPage } from "./page.tsx";
import styles from "../symptom-checker.module.css";
import { isEmergency } from "../typed-text/typed-danger.ts";
import { UrgencySheet } from "./urgency-sheet.tsx";

type Props = FlowPageProps & {
  provider: string;
  interview: CheckInterview;
  dependentId: number | null | undefined;
  result: CheckResult;
  slot: SlotChoice | null;
  onAnswers: () => void;
  onAgain: () => void;
};

/**
 * Renders the result, also for print: urgency and what to do now, then warning signs, possible conditions,
 * all answers, ways to book and, unless in a crisis, feedback. Takes the focus when mounted; the result is
 * stored on this device for a booking.
 */
export function ResultPage({ onBack, interview, slot, ...props }: Props) {
  const heading = useRef<HTMLDivElement>(null);
  const { result } = props;
  const isCrisis = crisisOf(interview, result.isCrisis) !== null;
  // Of words alone nothing was asked: there is nothing to judge.
  const isUnderstood = interview.complaints.length > 0;
  // Where it does not come it is not missed.
  const { Shown: WasHelpful } = lazyWasHelpful.usePart(!isCrisis && isUnderstood);
  useEffect(() => heading.current?.querySelector("h1")?.focus(), []);
  const specialtyLabel = result.specialty.words;
  return (
    <CheckerPage onBack={onBack}>
      <div ref={heading} className={`${styles["print"]} ${printedClass}`}>
        {isUnderstood && isOutside(props.provider) && <lazyOutsideText.Part about="result" />}
        <UrgencySheet result={result} interview={interview} />
        <lazyReasoning.Part result={result} interview={interview} />
        {!isCrisis && !isEmergency(result) && (
          <Sheet className="stack g2">
            <h2>
              <Trans>Which doctor</Trans>
            </h2>
            <p>
              <Trans>The right doctor: {specialtyLabel}.</Trans>{" "}
              {isChild(interview) && result.specialty.slug !== "paediatrics" && (
                <Trans>A children’s doctor can help too.</Trans>
              )}
            </p>
          </Sheet>
        )}
        <lazyAllAnswers.Part interview={interview} result={result} onAnswers={props.onAnswers} />
      </div>
      {WasHelpful && isUnderstood && <WasHelpful interview={interview} result={result} />}
      <lazyBookFromResult.Part
        {...{ slot, interview, result, provider: props.provider, dependentId: props.dependentId }}
        isEmergency={isEmergency(result)}
        isCrisis={isCrisis}
      >
        <Button kind="quiet" icon="receipt" onClick={() => window.print()}>
          <Trans>Print or save for the doctor</Trans>
        </Button>
        <Button kind="quiet" icon="arrows-clockwise" onClick={props.onAgain}>
          <Trans>Start a new check</Trans>
        </Button>
      </lazyBookFromResult.Part>
    </CheckerPage>
  );
}
