import type { AnsweredQuestion } from "../../../ports/symptom-checker.ts";

/** An answer with its place among all of them. */
type Placed = { readonly answered: AnsweredQuestion; readonly place: number };

/** Groups answers by question text, in the order first asked; several questions may share a text. */
export function groupAnswersByQuestion(
  answered: readonly AnsweredQuestion[],
): readonly (readonly [question: string, answers: readonly Placed[]])[] {
  const placed = answered.map((one, place) => ({ answered: one, place }));
  return [...Map.groupBy(placed, (one) => one.answered.question.text)];
}
