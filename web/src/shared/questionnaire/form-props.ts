import type { Answers, Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import type { ReactNode } from "react";

/** Props of a questionnaire form. */
export type FormProps = {
  questionnaire: Questionnaire;
  answers: Answers;
  /** The current page, where there are several. */
  at?: string | null;
  /** Called at each change of answers or page, to store a draft. */
  onChange: (draft: { answers: Answers; at: string | null }) => void;
  /** Called with complete answers when they are submitted. */
  onDone: (answers: Answers) => void;
  /** Label of the submit button. */
  submit: ReactNode;
  isPending?: boolean;
  /** What must be agreed to before the answers are sent. */
  agreement?: ReactNode;
  /** Why it could not be sent; shown above the button. */
  trouble?: ReactNode;
  /** Shown at the foot of each page, such as the emergency number. */
  foot?: ReactNode;
  /** The person changes one answer: its page leads back to all answers. */
  isChanging?: boolean;
  /** Takes the focus when it appears, because the screen before was removed. */
  takesFocus?: boolean;
};
