import { createContext } from "react";
import type { CheckInterview } from "../../../../ports/symptom-checker.ts";
import { isByTextAlone } from "../chosen-complaints.ts";
import type { CheckEvent } from "../check-state.ts";
import { isTypedDanger } from "./typed-danger.ts";

/** How the help for self-harm goes where the words were not meant so, and comes back, and how other words of danger are taken back; each missing where there is nothing of the kind. */
export type WarningCorrections = {
  onUnmeant?: (() => void) | undefined;
  onMeant?: (() => void) | undefined;
  onDenied?: (() => void) | undefined;
};

/** The ways on a page of a check that has begun. */
export const WarningCorrectionsContext = createContext<WarningCorrections>({});

/** The ways of an interview: nothing that was chosen or ticked is taken away by them. */
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
