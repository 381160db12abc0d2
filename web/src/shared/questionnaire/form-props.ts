import type { Answers, Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import type { ReactNode } from "react";

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
  /** Somebody comes to change one answer: from its page all answers come next. */
  isChanging?: boolean;
  /** Takes the focus when it appears: what was on the screen before has gone. */
  takesFocus?: boolean;
};
