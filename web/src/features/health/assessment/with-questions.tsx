import { later } from "../../../ui/later.tsx";

/** Fetches the questions beside the page: their texts in eight languages are larger than its script. */
export const { Part: WithQuestions } = later(
  async () => (await import("./questionnaire-questions.tsx")).QuestionnaireQuestions,
  { isPage: true },
);
