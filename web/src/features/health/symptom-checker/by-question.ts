import type { Answered } from "../../../ports/symptom-checker.ts";

/** An answer with its place among all of them. */
type Placed = { readonly answered: Answered; readonly place: number };

/** The answers under the words of their question, in the order in which they were first asked: several questions may share theirs. */
export function groupAnswersByQuestion(
  answered: readonly Answered[],
): readonly (readonly [question: string, answers: readonly Placed[]])[] {
  const placed = answered.map((one, place) => ({ answered: one, place }));
  return [...Map.groupBy(placed, (one) => one.answered.question.text)];
}
