import type { Interview } from "@anteroom/triage/interview";
import type { NextQuestion, RedFlag, Result } from "@anteroom/triage/result";

/** Who asks about symptoms and judges the answers. Pure: an interview in, a question or a result out; nothing of it leaves the device. */
export type SymptomChecker = {
  /** As a clinic's setting names it. */
  name: string;
  /** What to ask next; null where the result can be shown. */
  next: (interview: Interview) => NextQuestion | null;
  /** Signs of danger in what was told so far; the model has no part in it. */
  redFlags: (interview: Interview) => readonly RedFlag[];
  assess: (interview: Interview) => Result;
  /** How far the interview is, 0 to 1. */
  progress: (interview: Interview) => number;
};
