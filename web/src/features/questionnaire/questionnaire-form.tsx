import type { Answers, Questionnaire } from "@anteroom/domain/questionnaire/questionnaire";
import type { ReactNode } from "react";
import { QuestionPages } from "./question-pages.tsx";
import { WholeForm } from "./whole-form.tsx";

export type FormProps = {
  questionnaire: Questionnaire;
  answers: Answers;
  /** The name of the page one is on; only where there are several. */
  at?: string | null;
  /** Every change of an answer or of the page: what a draft keeps. */
  onChange: (draft: { answers: Answers; at: string | null }) => void;
  /** All is answered as it must be, and sent. */
  onDone: (answers: Answers) => void;
  /** On the button that sends. */
  submit: ReactNode;
  isPending?: boolean;
  /** What must be agreed to before the answers are sent. */
  agreement?: ReactNode;
  /** Why it could not be sent; stands above the button. */
  trouble?: ReactNode;
  /** Stands at the foot of every page, such as the emergency number. */
  foot?: ReactNode;
  /** Takes the focus when it appears: what was on the screen before has gone. */
  takesFocus?: boolean;
};

/**
 * Fills in a FHIR R4 Questionnaire: one question a page with a look at all answers before they are sent, or everything on one page.
 * Answers and place are the caller's, so that they outlive the page (`useQuestionnaireDraft`).
 */
export function QuestionnaireForm({ layout, ...props }: FormProps & { layout: "pages" | "whole" }) {
  return layout === "pages" ? <QuestionPages {...props} /> : <WholeForm {...props} />;
}
