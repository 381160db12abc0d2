import { lazyPart } from "../../../ui/later.tsx";

/** Fetches the questions beside the page: their texts in eight languages are larger than its script. */
export const { Part: WithQuestions } = lazyPart(
  async () => (await import("./questionnaire-questions.tsx")).QuestionnaireQuestions,
  { isPage: true },
);
