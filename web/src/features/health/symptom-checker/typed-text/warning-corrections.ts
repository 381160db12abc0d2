import { createContext } from "react";
import type { CheckInterview } from "../../../../ports/symptom-checker.ts";
import { isByTextAlone } from "../chosen-complaints.ts";
import type { CheckEvent } from "../check-state.ts";
import { isTypedDanger } from "./typed-danger.ts";

/**
 * Actions to correct a warning: words about self-harm were not meant, were meant after all, or other danger
 * words are not true. Undefined where not applicable.
 */
export type WarningCorrections = {
  onUnmeant?: (() => void) | undefined;
  onMeant?: (() => void) | undefined;
  onDenied?: (() => void) | undefined;
};

/** Context: the corrections available on a page of the check; none by default. */
export const WarningCorrectionsContext = createContext<WarningCorrections>({});

/**
 * Returns the corrections for an interview, each undefined where not applicable; calling one sends its event.
 * They never remove what was chosen or ticked.
 */
export function warningCorrectionsOf(
  interview: CheckInterview,
  send: (event: CheckEvent) => void,
): WarningCorrections {
  return {
    onUnmeant: isByTextAlone(interview) ? () => send({ type: "unmeant" }) : undefined,
    onMeant: interview.isUnmeant ? () => send({ type: "meant" }) : undefined,
    onDenied: isTypedDanger(interview) ? () => send({ type: "denied" }) : undefined,
  };
}
