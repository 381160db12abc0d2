import { Trans } from "@lingui/react/macro";
import type { WithInterview } from "../check-state.ts";
import { crisisOf } from "../chosen-complaints.ts";
import { EmergencyBlock } from "./emergency-block.tsx";
import { useAnswerLabels } from "../use-answer-labels.ts";
import { isTypedDanger, isWarnedInLine } from "../typed-text/typed-danger.ts";

/** Repeats the emergency warning of the typed text on later pages; nothing without one. */
export function WarningBlock({ interview }: WithInterview) {
  const said = useAnswerLabels();
  const { warning } = interview;
  const crisis = crisisOf(interview, false);
  return (
    <EmergencyBlock
      isShown={(warning !== undefined && warning !== "denied") || crisis !== null}
      isInLine={isWarnedInLine(interview)}
      crisis={crisis}
      level={warning === "hospital" ? "emergency-department-now" : undefined}
      raisedFor={
        isTypedDanger(interview) ? <Trans>You wrote about something that can be dangerous.</Trans> : undefined
      }
      reported={said.yes(interview)}
    />
  );
}
